import { sql } from 'kysely';
import { WHICHEVER } from '../../src/schemas';
import { tableOf } from '../kernel/db/columns';
import { every, predicateSql } from '../kernel/db/predicateSql';
import { bodyObject } from '../kernel/http/body';
import { failure } from '../kernel/errors';
import { visible } from './authorize';
import { reading, type Operation } from './operation';
import { isId } from './rows';

/**
 * The operation below what its address names: `/subscription/{courseId}/subscribers` is about the records of one course.
 * What the caller does not see, be it gone or another institute's, has nothing below it.
 * @param named parts of the address by field; `-` stands for whichever
 * @throws NOT_FOUND
 */
export async function below({ operation, named }: { operation: Operation; named: Readonly<Record<string, string>> }): Promise<Operation> {
  const { fields } = operation.resource;
  // Ids are kept in small letters, however an address writes them.
  const place = Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (name === 'id' || value === WHICHEVER ? [] : [[name, fields[name]!.to === null ? value : value.toLowerCase()]])));
  for (const [name, value] of Object.entries(place)) {
    const field = fields[name]!;
    const isThere = field.to === null ? field.choices.includes(value) : isId(value) && (await isSeen({ operation, module: field.to, id: value }));
    if (!isThere) throw failure({ code: 'NOT_FOUND' });
  }
  return { ...operation, place };
}

/**
 * The body of a new record with what its address says of it; whatever the body says, it is made there.
 * @param names what of it there is a place for; without it, all
 */
export function bodyBelow({ operation: { place = {} }, body, names }: { operation: Operation; body: unknown; names?: readonly string[] }): unknown {
  const said = Object.entries(place).filter(([name]) => names?.includes(name) ?? true);
  return said.length > 0 ? { ...bodyObject(body), ...Object.fromEntries(said) } : body;
}

/**
 * The id of the record that a call is about: it may be named by the field that the declaration says (`endpoint.id`), or by
 * its id. What names several, as one below whichever may, names none.
 */
export async function namedId({ operation, named }: { operation: Operation; named: string }): Promise<string> {
  const { table, resource: { endpoint, fields }, asking } = operation;
  if (endpoint.id === 'id') return named;
  const isReference = fields[endpoint.id]!.to !== null;
  if (isReference && !isId(named)) return named;
  const value = isReference ? named.toLowerCase() : named;
  return reading(operation, async (trx) => {
    for (const rows of operation.rows ? [operation.rows] : (['live', 'bin'] as const)) {
      const meant = every([predicateSql({ [endpoint.id]: value }, { table, alias: 't', context: asking }), visible({ ...operation, rows }, 't')]);
      const found = await sql<{ id: string }>`select t.id from ${sql.raw(table.sql)} t where ${meant} order by t.deleted_at desc limit 2`.execute(trx);
      if (found.rows.length === 1 || (found.rows[0] && rows === 'bin')) return found.rows[0]!.id;
      if (found.rows.length > 1) return '';
    }
    return named;
  });
}

async function isSeen({ operation, module, id }: { operation: Operation; module: string; id: string }): Promise<boolean> {
  const resource = operation.context.loader.require(module);
  const target: Operation = { ...operation, resource, table: tableOf(resource), place: {}, rows: 'live' };
  return reading(operation, async (trx) => {
    const { rows } = await sql`select 1 from ${sql.raw(target.table.sql)} r where r.id = ${id}::uuid and ${visible(target, 'r')}`.execute(trx);
    return rows.length > 0;
  });
}
