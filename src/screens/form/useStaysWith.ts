import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useSelectedInstitute } from '../../dataProvider';
import type { Resource } from '../../schemas';

/** Says, when another institute is chosen in the header beside a form for something new, that the form stays as it was begun. */
export function useStaysWith({ resource, isNew }: { resource: Resource; isNew: boolean }): void {
  const notify = useNotify();
  const { institute } = useSelectedInstitute();
  const begun = useRef(institute);
  const last = useRef(institute);
  useEffect(() => {
    if (institute?.id === last.current?.id) return;
    last.current = institute;
    if (!isNew || resource.institute === null || institute?.id === begun.current?.id) return;
    notify(begun.current ? 'lectern.form.staysWith' : 'lectern.form.staysWithout', { type: 'info', messageArgs: { name: begun.current?.name ?? '' } });
  }, [institute, isNew, notify, resource]);
}
