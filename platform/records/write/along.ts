import { sql } from 'kysely';
import { withDerived } from '../../../src/schemas';
import { writeAudit } from '../audit';
import { incomingOf } from '../incoming';
import { beside, type Operation, type Trx, type Values } from '../operation';
import { recordOf } from '../present';
import { isWithheld, withheldFailure } from '../read/uses';
import { readableColumns, ROW } from '../rows';
import { refuseProblems } from '../../kernel/http/problems';
import type { WriteEvent } from '../handler';
import { runAfter, runBefore } from './checkDraft';
import { refersTo, type Referring } from './hold';
import { leftOutOf, type LeftOut } from './leftOut';
import { rowsMentioning } from './mentioning';
import { lostReferences } from './references';
import { updateRow } from './store';
import { unfitOf } from './unfit';
import { takenBy } from './unique';

/** A record that went into the bin with another it is nothing without. */
export interface Along {
  readonly module: string;
  readonly id: string;
}

interface AlongInput {
  readonly operation: Operation;
  readonly trx: Trx;
  /** The record that goes or comes back. */
  readonly id: string;
}

/**
 * Puts into the bin what is declared to go with the record (`onDelete: 'cascade'`).
 * @returns what went
 * @throws FORBIDDEN with what would go and is not the actor's to delete
 */
export async function takeAlong({ operation, trx, id }: AlongInput): Promise<readonly Along[]> {
  const { context, resource } = operation;
  const gone: Along[] = [];
  for (const incoming of incomingOf(context.loader, resource).filter(({ onDelete }) => onDelete === 'cascade')) {
    const theirs = beside({ operation, name: incoming.resource.name });
    const rows = await rowsMentioning({ trx, incoming, id });
    if (rows.length > 0 && isWithheld(operation, incoming)) throw await withheldFailure({ operation, trx, id });
    for (const row of rows) {
      const before = recordOf(theirs, row);
      const event: WriteEvent = { operation: theirs, trx, kind: 'delete', action: null, id: String(before['id']), before, after: before, changed: new Set() };
      refuseProblems(await runBefore(event));
      await updateRow({ operation: theirs, trx, id: event.id, values: before, changed: event.changed, bin: 'enter' });
      await audited({ event, before, after: null, answers: { wentWith: { module: resource.name, id } } });
      await runAfter(event);
      gone.push({ module: theirs.resource.name, id: event.id });
    }
  }
  return gone;
}

/**
 * Takes out of the bin what went there with the record, as far as it still fits: what has lost its place meanwhile (a batch that is full, gone or of
 * another course, a value that another has now) stays where it is, to be restored by hand.
 * @returns what stays
 */
export async function bringAlong({ operation, trx, id, along }: AlongInput & { along: readonly Along[] }): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = [];
  for (const one of await inOneOrder({ operation, trx, along })) {
    const found = await inBin({ operation, trx, one, isLocked: true });
    if (!found) continue;
    const { theirs, row } = found;
    const before = recordOf(theirs, row);
    const after = withDerived({ resource: theirs.resource, record: before, context: theirs.asking });
    const event: WriteEvent = { operation: theirs, trx, kind: 'restore', action: null, id: one.id, before, after, changed: new Set() };
    if (!(await fits(event))) {
      leftOut.push(await leftOutOf({ operation: theirs, trx, row, without: id }));
      continue;
    }
    const stored = await updateRow({ operation: theirs, trx, id: one.id, values: after, changed: event.changed, bin: 'leave' });
    await audited({ event, before, after: recordOf(theirs, stored), answers: { cameBackWith: { module: operation.resource.name, id } } });
    await runAfter(event);
  }
  return leftOut;
}

/** By module and by what they refer to: of two records that come back at once, neither waits for a batch that the other holds while it holds one of the other's. */
async function inOneOrder({ operation, trx, along }: Omit<AlongInput, 'id'> & { along: readonly Along[] }): Promise<readonly Along[]> {
  const keyed: { one: Along; key: string }[] = [];
  for (const one of along) {
    const found = await inBin({ operation, trx, one, isLocked: false });
    if (found) keyed.push({ one, key: [one.module, ...refersTo({ operation: found.theirs, values: recordOf(found.theirs, found.row) })].join(' ') });
  }
  return keyed.toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key)).map(({ one }) => one);
}

/** What would come back with a record, for what it refers to to be held before any row is locked. */
export async function referringAlong({ operation, trx, along }: Omit<AlongInput, 'id'> & { along: readonly Along[] }): Promise<readonly Referring[]> {
  const referring: Referring[] = [];
  for (const one of along) {
    const found = await inBin({ operation, trx, one, isLocked: false });
    if (found) referring.push({ operation: found.theirs, values: recordOf(found.theirs, found.row) });
  }
  return referring;
}

/** The row of the bin; undefined where it has left it, or its module is not declared any more. */
async function inBin({ operation, trx, one, isLocked }: Omit<AlongInput, 'id'> & { one: Along; isLocked: boolean }): Promise<{ theirs: Operation; row: Values } | undefined> {
  if (!operation.context.loader.get(one.module)) return undefined;
  const theirs = beside({ operation, name: one.module });
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(theirs.table))} from ${sql.raw(theirs.table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id = ${one.id} and ${sql.raw(ROW)}.deleted_at is not null${isLocked ? sql` for update` : sql``}`.execute(trx);
  return rows[0] && { theirs, row: rows[0] };
}

async function fits(event: WriteEvent): Promise<boolean> {
  const { operation, trx, after, id } = event;
  const lost = (await lostReferences({ operation, trx, values: after })).filter(({ field }) => field.onDelete !== 'name');
  if (lost.length > 0 || (await unfitOf({ operation, trx, values: after })).length > 0 || (await takenBy({ operation, trx, values: after, id })).length > 0) return false;
  return Object.keys(await runBefore(event)).length === 0;
}

async function audited({ event: { operation, trx, kind, id }, before, after, answers }: { event: WriteEvent; before: Values; after: Values | null; answers: Values }): Promise<void> {
  const { actor, requestId, resource } = operation;
  await writeAudit({ trx, actor, requestId, resource, recordId: id, action: kind, before, after, answers });
}
