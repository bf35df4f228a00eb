import type { ReactNode } from 'react';
import { useGetOne } from 'ra-core';
import { useActor, useDeclared, useMayRead, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import type { Field } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { ReasonedButton } from '../common/ReasonedButton';
import { notTaken } from '../common/notTaken';
import { useListModel } from '../model/listModel';

/** The way to a new record of this list: below a record that takes none as it is now, why not. */
export function CreateBelow({ children }: { readonly children: ReactNode }): ReactNode {
  const { resource } = useListModel();
  const { within } = useAddresses(resource);
  const choosy = Object.keys(within).find((name) => resource.fields[name]?.where);
  return choosy === undefined ? children : <OrWhyNot field={resource.fields[choosy]!} id={String(within[choosy])}>{children}</OrWhyNot>;
}

/** Who may not read the record above is told nothing of it. */
function OrWhyNot({ field, id, children }: { readonly field: Field; readonly id: string; readonly children: ReactNode }): ReactNode {
  const texts = useTexts(useListModel().resource.name);
  const above = useDeclared(field.to!);
  const context = useCellContext(above.name);
  const rules = useRules(useActor());
  const enabled = useMayRead()(above.name);
  const { data: record } = useGetOne<LecternRecord>(above.name, { id, meta: QUIET }, { enabled, retry: false, onError: () => undefined });
  const reason = record ? notTaken({ field, resource: above, record, context, rules }) : null;
  return reason === null ? children : <ReasonedButton kind="primary" icon="plus" label={texts.newOne} reason={reason} onPress={() => undefined} />;
}

const QUIET = { quiet: true };
