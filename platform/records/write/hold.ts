import { sql } from 'kysely';
import { allFields, isFarTooMuch, referredBy, type Field } from '../../../src/schemas';
import { isPerson } from '../../kernel/db/columns';
import type { Operation, Trx, Values } from '../operation';
import { isId } from '../rows';
import { isHeldByOthers } from './narrowed';

/**
 * Keeps the records that values refer to from being deleted until the transaction ends. Who writes a reference takes
 * this before any row of its own, so that no two writers wait for each other in a circle; who deletes takes
 * `holdAgainstReferences`. A lock of the row itself would need the right to change it, which those who may only refer
 * to it do not have.
 */
export async function holdReferences({ operation, trx, values, also = [] }: Referring & { readonly trx: Trx; readonly also?: readonly Referring[] }): Promise<void> {
  const ids = [{ operation, values }, ...also].flatMap(refersTo);
  await held({ trx, ids: [...new Set(ids)] });
}

/** Ids of what values of a record refer to, each once, in the order of its fields. */
export function refersTo({ operation, values }: Referring): string[] {
  return referredIds({ fields: Object.values(allFields(operation.resource)), values });
}

/** What is written, or comes back with it. */
export interface Referring {
  readonly operation: Pick<Operation, 'resource'>;
  readonly values: Values;
}

interface Change {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly id: string;
  /** What may be written of it. */
  readonly names: readonly string[];
  /** What is given for it: values of the record, or answers to the fields that are asked for. */
  readonly values: Values;
  readonly fields?: Readonly<Record<string, Field>>;
}

/**
 * The same for who changes a record. Where others refer to it by a value that may change, or as long as they refer to it may not, nobody begins to refer to it until the transaction ends either: who refers
 * to it by the value of before is found by whoever changes that, or finds the new one.
 */
export async function holdChange({ operation, trx, id, names, values, fields = allFields(operation.resource) }: Change): Promise<void> {
  const own = isId(id) && isHeldByOthers({ operation, names }) ? id.toLowerCase() : null;
  await held({ trx, ids: referredIds({ fields: Object.values(fields), values }), own });
}

/** Takes all locks in one order, whichever their kind. @param own the record that nobody else may refer to from now on */
async function held({ trx, ids, own = null }: { trx: Trx; ids: readonly string[]; own?: string | null }): Promise<void> {
  const all = own === null ? ids : [...new Set([...ids, own])];
  if (all.length === 0) return;
  await sql`select case when id = ${own}::text then pg_advisory_xact_lock(k) else pg_advisory_xact_lock_shared(k) end
    from (select id, hashtextextended(id, ${SEED}) as k from unnest(${all}::text[]) id order by k) keys`.execute(trx);
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
