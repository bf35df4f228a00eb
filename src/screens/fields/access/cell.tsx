import type { ReactNode } from 'react';
import { isAccess, RIGHTS, type Access, type Right } from '../../../schemas';
import { Line } from '../shared/textCell';
import type { Cell, CellContext, CellProps } from '../types';
import { moduleName } from './moduleName';

export const cell: Cell = {
  text: (props) => summary(props),
  render: (props) => (props.isDetail && isAccess(props.value) ? <Lists access={props.value} context={props.context} /> : <Line text={summary(props)} />),
};

function summary({ value, context }: CellProps): string {
  return context.translate('lectern.access.modules', { smart_count: isAccess(value) ? Object.keys(value).length : 0 });
}

/** What may be changed and what may only be read, by name. */
function Lists({ access, context }: { access: Access; context: CellContext }): ReactNode {
  const keys = Object.keys(access);
  const changed = keys.filter((key) => access[key]!.some((right) => right !== 'read'));
  const lines = [['lectern.access.mayChange', changed], ['lectern.access.mayRead', keys.filter((key) => !changed.includes(key))]] as const;
  if (keys.length === 0) return context.translate('lectern.access.nothing');
  const names = (of: readonly string[]): string => of.map((key) => named({ key, rights: access[key]!, context })).sort((a, b) => a.localeCompare(b, context.locale)).join(', ');
  return lines.filter(([, of]) => of.length > 0).map(([key, of]) => <p key={key} style={{ margin: 0 }}>{context.translate(key, { modules: names(of) })}</p>);
}

/** A module with those of its rights that make up less than changing it. */
function named({ key, rights, context }: { key: string; rights: readonly Right[]; context: CellContext }): string {
  const module = moduleName({ key, context });
  const writes = rights.filter((right) => right !== 'read');
  if (writes.length === 0 || writes.length === RIGHTS.length - 1) return module;
  return context.translate('lectern.access.partOf', { module, rights: writes.map((right) => context.translate(`lectern.access.rights.${right}`)).join(', ') });
}
