import { sql } from 'kysely';
import { holdsRight, recordTitle, storedAs } from '../../../src/schemas';
import { visible } from '../authorize';
import { beside, type Operation, type Trx, type Values } from '../operation';
import { seenOf, visibleFields } from '../present';
import { readableColumns, ROW } from '../rows';

/** The record that has a value already: what it is called, and its page. */
export type Holder = Readonly<Record<'holder' | 'module' | 'id', string>>;

/**
 * A record by what it is called, for somebody who has met a value of it: in the module it was met in, else in another of the
 * same rows. `null` for who may not read that module, is not shown the row there, or not the fields with the value, by which
 * it would be told whose they are.
 * @param names of the fields that were met
 */
export async function holderOf({ operation, trx, id, names }: { operation: Operation; trx: Trx; id: string | null; names: readonly string[] }): Promise<Holder | null> {
  const { context: { loader }, resource, actor } = operation;
  if (id === null) return null;
  const others = loader.all().filter((one) => one.name !== resource.name && storedAs(one) === storedAs(resource));
  for (const one of [resource, ...others]) {
    const theirs = beside({ operation, name: one.name });
    const shown = visibleFields(theirs);
    if (!holdsRight(actor, one, 'read') || !names.every((name) => shown.includes(name))) continue;
    const { rows } = await sql<Values>`select ${sql.raw(readableColumns(theirs.table))} from ${sql.raw(theirs.table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = ${id} and ${visible(theirs, ROW)}`.execute(trx);
    const holder = rows[0] ? recordTitle(one, seenOf(theirs, rows[0])) : '';
    if (holder !== '') return { holder, module: one.name, id };
  }
  return null;
}
