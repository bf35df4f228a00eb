import { sql } from 'kysely';
import type { Tree } from '../../src/schemas';
import { quote, type Table } from '../kernel/db/columns';

/** The column that says what a record stands below; of a tree that has one. */
export function parentColumn(table: Table, { parent }: Tree) {
  return sql.raw(quote(table.byField.get(parent!)!.name));
}

/** The column that says in which order records stand. */
export function orderColumn(table: Table, { order }: Tree) {
  return sql.raw(quote(table.byField.get(order)!.name));
}
