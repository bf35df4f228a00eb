import type { ReactNode } from 'react';
import { useTexts } from '../../dataProvider';
import { useAddresses } from '../../shell/nav/useAddresses';
import { OrWhyNot } from '../common/OrWhyNot';
import { useNotTaken } from '../common/useNotTaken';
import { useListModel } from '../model/listModel';

/** The way to a new record of this list: below a record that takes none as it is now, why not. */
export function CreateBelow({ children }: { readonly children: ReactNode }): ReactNode {
  const { resource } = useListModel();
  const { within } = useAddresses(resource);
  const { newOne } = useTexts(resource.name);
  return <OrWhyNot reason={useNotTaken({ resource, place: within })} label={newOne} kind="primary" icon="plus">{children}</OrWhyNot>;
}
