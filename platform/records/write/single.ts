import { sql } from 'kysely';
import { holdsRight, withDerived } from '../../../src/schemas';
import { writeAudit } from '../audit';
import { toColumn } from '../../kernel/db/columns';
import { failure } from '../../kernel/errors';
import type { WriteEvent } from '../handler';
import { present, recordOf } from '../present';
import { authorize } from '../authorize';
import { checkDraft, runAfter } from './checkDraft';
import { changedFields, draftOf, readSent, type Sent } from './draft';
import { hashesOf, type Hashes } from './hashes';
import { holdReferences } from './hold';
import { reading, writing, type Operation, type Trx, type Values } from '../operation';
import { readableColumns, ROW } from '../rows';
import { insertRow, updateRow } from './store';
import { refuseStale } from '../versions';

/**
 * The one record of an owner; before the first write its defaults, as version 0.
 * @param owner the institute, or the operator's own
 * @throws FORBIDDEN
 */
export async function readSingle({ operation, owner }: { operation: Operation; owner: string }): Promise<Record<string, unknown>> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  return reading(operation, async (trx) => present(operation, (await findSingle({ operation, trx, owner })) ?? blankRow(operation, owner)));
}

/** All of it within a transaction that is under way, whoever asks. */
export async function readSingleIn({ operation, trx, owner }: { operation: Operation; trx: Trx; owner: string }): Promise<Record<string, unknown>> {
  return recordOf(operation, (await findSingle({ operation, trx, owner })) ?? blankRow(operation, owner));
}

/**
 * Changes the fields that are sent; the rest stay. The first write stores the record.
 * @throws FORBIDDEN · STALE · BAD_FIELD · VALIDATION
 */
export async function updateSingle({ operation, owner, body, ifMatch }: { operation: Operation; owner: string; body: unknown; ifMatch: string | undefined }): Promise<Record<string, unknown>> {
  authorize(operation, 'update');
  const sent = await readSent({ operation, body });
  const hashes = await hashesOf({ operation, sent });
  return writing(operation, (trx) => writeSingle({ operation, trx, owner, sent, hashes, ifMatch }));
}

/**
 * The same within a transaction that is under way, as what follows from another change, whoever made that: no right over the record is asked for.
 * @param hashes those of the passwords that are sent
 * @throws STALE · VALIDATION
 */
export async function writeSingle({ operation, trx, owner, sent, hashes = {}, ifMatch }: { operation: Operation; trx: Trx; owner: string; sent: Sent; hashes?: Hashes; ifMatch?: string | undefined }): Promise<Record<string, unknown>> {
  const { actor, requestId, resource, asking } = operation;
  await holdReferences({ operation, trx, values: { ...sent.values, instituteId: owner } });
  const found = await lockSingle({ operation, trx, owner });
  const row = found ?? blankRow(operation, owner);
  refuseStale({ operation, ifMatch, row, sent: sent.values });
  const before = recordOf(operation, row);
  const { values, refused } = draftOf({ operation, sent, before });
  const changed = changedFields({ operation, values, before: found ? before : null });
  if (changed.size === 0 && Object.keys(refused).length === 0) return present(operation, row);
  const after = withDerived({ resource, record: { ...before, ...values }, context: asking });
  const event: WriteEvent = { operation, trx, kind: found ? 'update' : 'create', action: null, id: owner, before: found ? before : null, after, changed };
  await checkDraft({ event, refused });
  const stored = found ? await updateRow({ operation, trx, id: owner, values, changed, hashes }) : await insertRow({ operation, trx, id: owner, values, hashes });
  await writeAudit({ trx, actor, requestId, resource, recordId: owner, action: event.kind, before: event.before, after: recordOf(operation, stored) });
  await runAfter(event);
  return present(operation, stored);
}

/** What of an owner's record is open to everybody. */
export async function readPublicSingle({ operation, trx, owner }: { operation: Pick<Operation, 'resource' | 'table' | 'asking'>; trx: Trx; owner: string }): Promise<Record<string, unknown>> {
  const row = (await findSingle({ operation, trx, owner })) ?? blankRow(operation, owner);
  const record = recordOf(operation, row);
  return Object.fromEntries(operation.resource.endpoint.publicFields.map((name) => [name, record[name]]));
}

async function findSingle({ operation: { table }, trx, owner, isLocked = false }: { operation: Pick<Operation, 'table'>; trx: Trx; owner: string; isLocked?: boolean }): Promise<Values | undefined> {
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.institute_id = ${owner} and ${sql.raw(ROW)}.id = ${owner} and ${sql.raw(ROW)}.deleted_at is null${isLocked ? sql` for update` : sql``}`.execute(trx);
  return rows[0];
}

/** Two first writes at once wait for each other: the later one finds the record of the earlier. */
async function lockSingle({ operation, trx, owner }: { operation: Operation; trx: Trx; owner: string }): Promise<Values | undefined> {
  const row = await findSingle({ operation, trx, owner, isLocked: true });
  if (row) return row;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${operation.table.name} ${owner}`}, 0))`.execute(trx);
  return findSingle({ operation, trx, owner, isLocked: true });
}

/** The row as it would be if it had been stored with nothing said. */
function blankRow({ table }: Pick<Operation, 'table'>, owner: string): Values {
  const fields = table.columns.filter(({ field }) => !field.system && !field.writeOnly);
  return {
    ...Object.fromEntries(fields.map(({ name, field }) => [name, AS_IT_IS.has(field.type) ? field.default : toColumn({ field, value: field.default })])),
    id: owner, institute_id: owner, created_at: null, created_by_id: null, updated_at: null, updated_by_id: null, version: 0,
  };
}

/** Read from the database as values, written to it as text. */
const AS_IT_IS = new Set(['list', 'group', 'json', 'matrix']);
