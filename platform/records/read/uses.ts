import { sql } from 'kysely';
import { holdsRight, mayTakeAlong, recordTitle } from '../../../src/schemas';
import { failure, type PlatformError } from '../../kernel/errors';
import { seenOf } from '../present';
import { authorizeSome, visible, visibleRows } from '../authorize';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { every } from '../../kernel/db/predicateSql';
import { incomingOf, mayMention, mentionsSql, pathOf, type Incoming } from '../incoming';
import { KEPT_DAYS } from '../../kernel/keptDays';
import { operationOf, reading, type Operation, type Trx, type Values } from '../operation';
import { isId, readableColumns, ROW } from '../rows';
import { named as namedIn, placesOf } from './places';
import { viewUses } from './viewUses';

/** Records of one module that refer to what is to be deleted, at one of its fields. */
export interface Use {
  readonly module: string;
  /** The field; with a dot, one inside a group or a list's rows. */
  readonly field: string;
  /** What the deletion would do: refused because of them, also where they would be deleted with it and the actor may not delete them, emptied, still named there, closed with it, deleted with it, in no list and no figure as long as it is deleted. */
  readonly effect: 'refuse' | 'clear' | 'name' | 'go' | 'cascade' | 'leave';
  readonly count: number;
  /** A few of them, where the actor may read the module; one called as the record it refers to is named by what else it belongs to. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Which of the records asked for are used there: those that cannot be deleted. Empty where nothing is refused. */
  readonly of: readonly string[];
}

/**
 * What refers to these records, before they are deleted. A record the actor may not know of counts as one that is not
 * there; of modules the actor may not read the numbers are told, and no names.
 * @throws FORBIDDEN · BAD_REQUEST
 */
export async function dependantsOf({ operation, body }: { operation: Operation; body: unknown }): Promise<{ uses: readonly Use[]; keptDays: number | null }> {
  authorizeSome(operation, 'delete');
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: ['ids'] });
  const given = sent['ids'];
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_IDS) throw failure({ reason: 'idsList', params: { name: 'ids', most: MOST_IDS } });
  const ids = [...new Set(given.filter((id): id is string => typeof id === 'string' && isId(id)).map((id) => id.toLowerCase()))];
  const uses = await reading(operation, async (trx) => {
    const { rows } = await sql<{ id: string }>`select ${sql.raw(ROW)}.id from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${sql.raw(ROW)}.id = any(${ids}::uuid[]) and ${visible(operation, ROW)}`.execute(trx);
    const found = rows.map((row) => row.id);
    return inOrder([...(await usesOf({ operation, trx, ids: found })), ...(await viewUses({ operation, trx, ids: found }))]);
  });
  return { uses, keptDays: operation.resource.softDelete ? KEPT_DAYS : null };
}

const MOST_IDS = 1_000;
const MOST_NAMED = 5;

/** @throws IN_USE with what uses the record, where one of its references does not let it go */
export async function refuseUsed({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<void> {
  const uses = await usesOf({ operation, trx, ids: [id], among: ({ onDelete }) => onDelete === 'refuse' });
  if (uses.length > 0) throw failure({ code: 'IN_USE', details: { uses } });
}

/** Whether what would go with a record is not the actor's to delete. */
export function isWithheld({ actor, context: { loader } }: Pick<Operation, 'actor' | 'context'>, { resource, onDelete }: Incoming): boolean {
  return onDelete === 'cascade' && !mayTakeAlong(actor, resource, (key) => loader.get(key) !== undefined);
}

/** FORBIDDEN with what would go with the record and is not the actor's to delete. */
export async function withheldFailure({ operation, trx, id }: { operation: Operation; trx: Trx; id: string }): Promise<PlatformError> {
  const uses = await usesOf({ operation, trx, ids: [id], among: (one) => isWithheld(operation, one) });
  const [first] = uses;
  return first ? failure({ reason: 'goesAlong', params: { count: first.count, module: first.module }, details: { uses } }) : failure({ code: 'FORBIDDEN' });
}

/** Uses by records that are not deleted themselves, those that refuse first, then by number. */
export async function usesOf({ operation, trx, ids, among = () => true }: { operation: Operation; trx: Trx; ids: readonly string[]; among?: (incoming: Incoming) => boolean }): Promise<Use[]> {
  if (ids.length === 0) return [];
  const incoming = incomingOf(operation.context.loader, operation.resource).filter((one) => among(one) && !(one.onDelete === 'go' && one.resource.isSingle));
  const uses: Use[] = [];
  for (const one of incoming) {
    const use = await oneUse({ operation, trx, ids, incoming: one });
    if (use) uses.push(use);
  }
  return inOrder(uses);
}

function inOrder(uses: readonly Use[]): Use[] {
  return [...uses].sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect) || b.count - a.count);
}

const ORDER: readonly Use['effect'][] = ['refuse', 'leave', 'go', 'cascade', 'clear', 'name'];

async function oneUse({ operation, trx, ids, incoming }: { operation: Operation; trx: Trx; ids: readonly string[]; incoming: Incoming }): Promise<Use | null> {
  const { resource, table } = incoming;
  const effect = isWithheld(operation, incoming) ? 'refuse' : incoming.onDelete;
  // A record that refers to itself does not keep itself.
  const using = sql`from ${sql.raw(table.sql)} t cross join ${mentionsSql(incoming)} where t.deleted_at is null and m.id = any(${ids}::uuid[]) and t.id <> m.id and ${mayMention(incoming, ids)}`;
  const { rows } = await sql<{ count: number }>`select count(distinct t.id) as count ${using}`.execute(trx);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return null;
  const used = effect === 'refuse' ? (await sql<{ id: string }>`select distinct m.id as id ${using}`.execute(trx)).rows : [];
  return { module: resource.name, field: pathOf(incoming), effect, count, items: await named({ operation, trx, ids, incoming, using }), of: used.map((row) => row.id) };
}

async function named({ operation, trx, ids, incoming, using }: { operation: Operation; trx: Trx; ids: readonly string[]; incoming: Incoming; using: ReturnType<typeof sql> }): Promise<Use['items']> {
  const { resource, table } = incoming;
  const { actor, context, requestId } = operation;
  if (!holdsRight(actor, resource, 'read')) return [];
  const other = operationOf({ context, resource, actor, requestId });
  const { rows } = await sql<Values>`select ${sql.raw(readableColumns(table))} from ${sql.raw(table.sql)} ${sql.raw(ROW)}
    where ${sql.raw(ROW)}.id in (select t.id ${using}) and ${every(visibleRows(other, ROW))} order by ${sql.raw(ROW)}.created_at desc, ${sql.raw(ROW)}.id limit ${MOST_NAMED}`.execute(trx);
  const records = rows.map((row) => seenOf(other, row));
  const own = [...new Set(records.map((record) => record[incoming.column.field.name]).filter((id): id is string => typeof id === 'string' && ids.includes(id)))];
  const called = new Set((await namedIn({ context, to: operation.resource.name, ids: own, trx })).map(({ title }) => title));
  const items: Use['items'][number][] = [];
  for (const record of records) {
    const title = recordTitle(resource, record);
    const places = called.has(title) ? await placesOf({ context, resource, trx, record, without: ids }) : [];
    items.push({ id: String(record['id']), title: places.join(', ') || title });
  }
  return items;
}
