import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { useDeclarations, useSelectedInstitute, useTitles, type ChosenInstitute } from '../../dataProvider';

/** Looks once whether the chosen institute is there still, and as what: another may have deleted or renamed it. What is gone is not shown: all are. */
export default function ChosenFollowed({ institute: { id, name } }: { readonly institute: ChosenInstitute }): null {
  const notify = useNotify();
  const { choose } = useSelectedInstitute();
  const resource = useDeclarations().all().find((one) => one.tenant === 'self');
  const found = useTitles(resource?.name ?? '', [resource && id]).titles.get(id);
  const isGone = found?.isDeleted === true;
  const title = found?.title;
  useEffect(() => {
    if (isGone) {
      choose(null);
      notify('lectern.shell.institute.gone', { type: 'warning', messageArgs: { name } });
    } else if (title && title !== name) choose({ id, name: title });
  }, [choose, id, isGone, name, notify, title]);
  return null;
}
