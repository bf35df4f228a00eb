import type { ReactNode } from 'react';
import { useGetOne } from 'ra-core';
import { useMayRead, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Field } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { OrWhyNot } from '../common/OrWhyNot';
import { useListModel } from '../model/listModel';

/** The way to a new record of this list: below a record that takes none as it is now, why not. */
export function CreateBelow({ children }: { readonly children: ReactNode }): ReactNode {
  const { resource } = useListModel();
  const { within } = useAddresses(resource);
  const choosy = Object.keys(within).find((name) => resource.fields[name]?.where);
  return choosy === undefined ? children : <Below field={resource.fields[choosy]!} id={String(within[choosy])}>{children}</Below>;
}

/** Who may not read the record above is told nothing of it. */
function Below({ field, id, children }: { readonly field: Field; readonly id: string; readonly children: ReactNode }): ReactNode {
  const { newOne } = useTexts(useListModel().resource.name);
  const enabled = useMayRead()(field.to!);
  const { data } = useGetOne<LecternRecord>(field.to!, { id, meta: QUIET }, { enabled, retry: false, onError: () => undefined });
  return <OrWhyNot field={field} of={field.to!} record={data} label={newOne} kind="primary" icon="plus">{children}</OrWhyNot>;
}

const QUIET = { quiet: true };
