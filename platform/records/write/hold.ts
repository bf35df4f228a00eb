import { sql } from 'kysely';
import { allFields, isFarTooMuch, referredBy, type Field } from '../../../src/schemas';
import { isPerson } from '../../kernel/db/columns';
import type { Operation, Trx, Values } from '../operation';
import { isId } from '../rows';

/**
 * Keeps the records that values refer to from being deleted until the transaction ends. Who writes a reference takes
 * this before any row of its own, so that no two writers wait for each other in a circle; who deletes takes
 * `holdAgainstReferences`. A lock of the row itself would need the right to change it, which those who may only refer
 * to it do not have.
 */
export async function holdReferences({ operation, trx, values }: { operation: Pick<Operation, 'resource'>; trx: Trx; values: Values }): Promise<void> {
  const ids = referredIds({ fields: Object.values(allFields(operation.resource)), values });
  if (ids.length > 0) await sql`select pg_advisory_xact_lock_shared(k) from (select hashtextextended(id, ${SEED}) as k from unnest(${ids}::text[]) id order by 1) keys`.execute(trx);
}

/** Waits until nobody is writing a reference to the record, and lets nobody begin to until the transaction ends. */
export async function holdAgainstReferences({ trx, id }: { trx: Trx; id: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id.toLowerCase()}, ${SEED}))`.execute(trx);
}

/** Of our own, so that these locks are no other's: `refs`. */
const SEED = 0x72656673;

/** Ids that values hold at references, each once. */
function referredIds({ fields, values }: { fields: readonly Field[]; values: Values }): string[] {
  const found = new Set<string>();
  const read = (field: Field, value: unknown): void => {
    // So many are refused, and are not written.
    if (value === null || value === undefined || isFarTooMuch({ field, value })) return;
    for (const id of referredBy({ field, value })?.ids ?? []) if (typeof id === 'string' && isId(id)) found.add(id.toLowerCase());
    if (typeof value !== 'object') return;
    const groups = field.type === 'group' ? [value] : field.type === 'list' && Array.isArray(value) ? value : [];
    for (const group of groups) for (const inner of Object.values(field.fields)) read(inner, (group as Values | null)?.[inner.name]);
  };
  for (const field of fields) if (!isPerson(field)) read(field, values[field.name]);
  return [...found];
}

