import { mayWrite } from '../../src/schemas';
import { isSecret } from '../../src/schemas/isSecret';
import type { Column, Table } from '../kernel/db/columns';
import type { Operation, Values } from './operation';

/** Columns of texts that are kept and sent to nobody. */
export function secretColumns({ columns }: Pick<Table, 'columns'>): readonly Column[] {
  return columns.filter(({ field }) => isSecret(field));
}

/** Under which name a row says whether a secret is kept; no column is called so. */
export function keptColumn({ name }: Pick<Column, 'name'>): string {
  return `${name} kept`;
}

/** Of a module with secrets, those that are kept, by their fields, as far as the actor may write them. */
export function keptSecrets({ table, actor }: Pick<Operation, 'table' | 'actor'>, row: Values): { readonly secretsKept?: readonly string[] } {
  const columns = secretColumns(table).filter(({ field }) => mayWrite(actor, field));
  return columns.length === 0 ? {} : { secretsKept: columns.filter((column) => row[keptColumn(column)] === true).map(({ field }) => field.name) };
}
