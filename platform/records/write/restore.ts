import { sql } from 'kysely';
import { isEmptyValue, storedAs, withDerived } from '../../../src/schemas';
import { ownerOf, writeAudit } from '../audit';
import { isPerson } from '../../kernel/db/columns';
import { failure } from '../../kernel/errors';
import type { WriteEvent } from '../handler';
import { withComputed } from '../computed';
import { present, recordOf } from '../present';
import { authorizeRow, authorizeSome, deletingAction, mayTakeBack, visible } from '../authorize';
import { checkDraft, runAfter, runBefore } from './checkDraft';
import { bringAlong, referringAlong, type Along } from './along';
import { named } from '../read/places';
import type { LeftOut } from './leftOut';
import { putReferencesBack, type Cleared } from './clear';
import { changedFields, draftOf, readSent } from './draft';
import { goingAlong } from './countedDates';
import { hashesOf } from './hashes';
import { holdReferences } from './hold';
import { writing, type Operation, type Trx, type Values } from '../operation';
import { refuseProblems } from '../../kernel/http/problems';
import { lostReferences } from './references';
import { deletionColumns, isId, readableColumns, ROW } from '../rows';
import { updateRow } from './store';
import { withoutUnfit } from './unfit';
import { takenBy } from './unique';

export interface RestoreInput {
  /** On rows of the bin. */
  readonly operation: Operation;
  readonly id: string;
  /** Values to restore it under, where its own were given to another meanwhile. */
  readonly body: unknown;
}

export interface Restored {
  readonly record: Record<string, unknown>;
  /** What went into the bin with it and does not come back with it. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Takes a record out of the bin, as it was: with what the deletion changed of it, and with the references that were
 * emptied, where their place is still empty; what went with it comes back with it. The right to delete is the right to take it back, of one's own rows what one has deleted oneself; other values than its own
 * take the right to change it.
 * @throws FORBIDDEN · NOT_FOUND · BAD_FIELD · VALIDATION · TRANSITION_REFUSED where a unique value was given to another
 * meanwhile (`taken`) or what it cannot be without is gone (`missing`) · VALIDATION also where what it cannot be without does not fit it any more
 */
export async function restoreRecord({ operation, id, body }: RestoreInput): Promise<Restored> {
  authorizeSome(operation, 'delete');
  const sent = await readSent({ operation, body });
  const isChanging = Object.keys(sent.values).length > 0;
  if (isChanging) authorizeSome(operation, 'update');
  const { actor, requestId, resource, asking, context } = operation;
  const hashes = await hashesOf({ operation, sent });
  const live: Operation = { ...operation, rows: 'live' };
  return writing(operation, async (trx) => {
    const found = recordOf(operation, await rowInBin({ operation, trx, id, isLocked: false }));
    const { along } = await deletionOf({ operation, trx, record: found });
    await holdReferences({ operation, trx, values: { ...found, ...sent.values }, also: await referringAlong({ operation, trx, along }) });
    const row = await rowInBin({ operation, trx, id, isLocked: true });
    const record = recordOf(operation, row);
    authorizeRow(operation, 'delete', record);
    if (!mayTakeBack(operation, row)) throw failure({ code: 'FORBIDDEN' });
    if (isChanging) authorizeRow(operation, 'update', record);
    const deletion = await deletionOf({ operation, trx, record });
    // What the deletion itself had set is taken back with it.
    const before = { ...record, ...deletion.changed };
    const draft = draftOf({ operation: live, sent, before });
    for (const [name, value] of Object.entries(await goingAlong({ operation: live, trx, before, values: draft.values, sent: sent.values }))) {
      draft.values[name] = value;
      draft.changed.add(name);
    }
    const settled = await withoutUnfit({ operation: live, trx, values: await withoutLost({ operation: live, trx, values: draft.values }), changed: draft.changed });
    const after = withDerived({ resource, record: { ...before, ...settled }, context: asking });
    const event: WriteEvent = { operation: live, trx, kind: 'restore', action: null, id, before: record, after, changed: draft.changed };
    if (isChanging) await checkDraft({ event, refused: draft.refused });
    else refuseProblems(await runBefore(event));
    await refuseTaken({ operation: live, trx, values: settled, id });
    const changed = changedFields({ operation, values: settled, before: record });
    const stored = await updateRow({ operation: live, trx, id, values: settled, changed, hashes, bin: 'leave' });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: 'restore', before: record, after: recordOf(live, stored) });
    await putReferencesBack({ operation: live, clearing: { trx, loader: context.loader, actor, requestId, now: asking.now, resource, id }, cleared: deletion.cleared });
    const leftOut = await bringAlong({ operation: live, trx, id, along: deletion.along });
    await runAfter(event);
    return { record: present(live, await withComputed({ operation: live, trx, row: stored })), leftOut };
  });
}

/** @throws NOT_FOUND, the same for a record that is not in the bin and for one the actor may not know of */
async function rowInBin({ operation, trx, id, isLocked }: { operation: Operation; trx: Trx; id: string; isLocked: boolean }): Promise<Values> {
  const { table } = operation;
  const { rows } = isId(id)
    ? await sql<Values>`select ${sql.raw(readableColumns(table) + deletionColumns(operation))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
        where ${sql.raw(ROW)}.id = ${id} and ${visible(operation, ROW)}${isLocked ? sql` for update` : sql``}`.execute(trx)
    : { rows: [] };
  if (!rows[0]) throw failure({ code: 'NOT_FOUND' });
  return rows[0];
}

/** What the last deletion of the record did besides: the values it changed of it, as they were, and the references it emptied. */
async function deletionOf({ operation: { resource, context }, trx, record }: { operation: Operation; trx: Trx; record: Values }): Promise<{ changed: Values; cleared: readonly Cleared[]; along: readonly Along[] }> {
  // It may have been deleted through another module of the same rows.
  const ways = context.loader.all().filter((one) => storedAs(one) === storedAs(resource)).map((one) => ({ name: one.name, action: deletingAction(one) }));
  const names = ways.map(({ action }) => action?.name ?? 'delete');
  const { rows } = await sql<{ resource: string; before: Values | null; answers: { cleared?: readonly Cleared[]; along?: readonly Along[] } | null }>`select resource, before, answers from core.audit
    where institute_id = ${ownerOf(resource, record)} and resource = any(${ways.map(({ name }) => name)}::text[]) and record_id = ${String(record['id'])} and action = any(${names}::text[]) order by at desc, id desc limit 1`.execute(trx);
  const last = rows[0];
  const set = Object.keys(ways.find(({ name }) => name === last?.resource)?.action?.set ?? {}).filter((name) => last?.before && name in last.before);
  return { changed: Object.fromEntries(set.map((name) => [name, last!.before![name]])), cleared: last?.answers?.cleared ?? [], along: last?.answers?.along ?? [] };
}

/** The values less references to what has gone meanwhile. @throws TRANSITION_REFUSED for one it cannot be without */
async function withoutLost({ operation, trx, values }: { operation: Operation; trx: Trx; values: Values }): Promise<Values> {
  const { context } = operation;
  const settled: Record<string, unknown> = { ...values };
  for (const { field, to, ids, at } of await lostReferences({ operation, trx, values })) {
    if (field.onDelete === 'name' && !(field.system && !isPerson(field))) continue;
    const staysWithOthers = field.onDelete === 'cascade' && field.type === 'refs' && (values[field.name] as readonly unknown[]).length > ids.length;
    if (field.onDelete !== 'clear' && !staysWithOthers) throw failure({ reason: 'restoreNeeds', params: { field: at }, details: { missing: { field: at, module: to, ids: await named({ context, to, ids, trx }) } } });
    const top = at.split('.')[0]!;
    settled[top] = emptied({ value: settled[top], ids, inner: at.includes('.') ? field.name : null });
  }
  return settled;
}

function emptied({ value, ids, inner }: { value: unknown; ids: readonly string[]; inner: string | null }): unknown {
  const isLost = (id: unknown): boolean => typeof id === 'string' && ids.includes(id.slice(id.indexOf(':') + 1).toLowerCase());
  if (inner === null) return Array.isArray(value) ? value.filter((id) => !isLost(id)) : null;
  const without = (group: unknown): unknown => (isLost((group as Values | null)?.[inner]) ? { ...(group as Values), [inner]: null } : group);
  return Array.isArray(value) ? value.map(without) : without(value);
}

/** @throws TRANSITION_REFUSED naming the fields whose values another record has now, and that record where the actor may know it */
async function refuseTaken({ operation, trx, values, id }: { operation: Operation; trx: Trx; values: Values; id: string }): Promise<void> {
  const taken = await takenBy({ operation, trx, values, id });
  if (taken.length === 0) return;
  const first = taken[0]!;
  const value = values[first.field];
  // What refers to another record cannot be given another value: it is the other that has its place.
  const why = operation.resource.fields[first.field]?.to ? ({ reason: 'restoreTwin' } as const) : ({ reason: 'restoreTaken', params: { field: first.field, value: isEmptyValue(value) ? '' : String(value) } } as const);
  throw failure({ ...why, details: { taken }, problems: Object.fromEntries(taken.map((one) => [one.field, one.with.length > 0 ? { code: 'uniqueTogether' as const, params: { fields: [one.field, ...one.with].join(', ') } } : { code: 'unique' as const }])) });
}
