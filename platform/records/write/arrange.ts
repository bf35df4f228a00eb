import { sql } from 'kysely';
import { isEmptyValue, type Problem, type Tree } from '../../../src/schemas';
import type { Table } from '../../kernel/db/columns';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { WriteEvent } from '../handler';
import { isId } from '../rows';
import { orderColumn, parentColumn } from '../treeColumns';
import type { Operation, Trx, Values } from '../operation';

/** Room between two neighbours, so that what is moved between them moves nothing else. */
const GAP = 1024;
/** What the order's column holds, either way. */
const MOST = 2_147_483_647;

/** A record beside others, in their order. */
export interface Sibling {
  readonly id: string;
  readonly order: number | null;
}

/**
 * Lets one move at a time among the records of an institute, until the transaction ends. Taken after the references are held
 * and before any row is locked, by whoever says where a record stands.
 */
export async function holdTree({ operation: { table }, trx, owner }: { operation: Operation; trx: Trx; owner: unknown }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table.name} ${String(owner ?? '')}`}, ${SEED}))`.execute(trx);
}

/** Of our own, so that these locks are no other's: `tree`. */
const SEED = 0x74726565;

/** What is wrong with the place that a record is given: below itself, or too deep. Deleted records count, since they come back. */
export async function treeProblems({ operation, trx, id, after, changed }: Pick<WriteEvent, 'operation' | 'trx' | 'id' | 'after' | 'changed'>): Promise<Record<string, Problem>> {
  const { tree } = operation.resource;
  if (!tree || tree.parent === null || !changed.has(tree.parent)) return {};
  const parentId = after[tree.parent];
  if (typeof parentId !== 'string' || !isId(parentId)) return {};
  const [table, parent] = [sql.raw(operation.table.sql), parentColumn(operation.table, tree)];
  const { rows: [found] } = await sql<{ above: number; isBelow: boolean | null; height: number | null }>`
    with recursive up as (select id, ${parent} as parent from ${table} where id = ${parentId} union select t.id, t.${parent} from ${table} t join up on t.id = up.parent),
    down as (select id, 1 as level from ${table} where id = ${id} union all select t.id, level + 1 from ${table} t join down on t.${parent} = down.id where level <= ${tree.depth})
    select (select count(*)::int from up) as above, (select bool_or(id = ${id}) from up) as "isBelow", (select max(level) from down) as height`.execute(trx);
  if (found!.isBelow) return { [tree.parent]: { code: 'belowItself' } };
  return found!.above + (found!.height ?? 1) > tree.depth ? { [tree.parent]: { code: 'tooDeep', params: { max: tree.depth } } } : {};
}

/** The live records beside one, in their order, without itself. */
export async function siblingsOf({ operation: { table, resource }, trx, id, values }: { operation: Operation; trx: Trx; id: string; values: Values }): Promise<readonly Sibling[]> {
  const tree = resource.tree!;
  const order = orderColumn(table, tree);
  const { rows } = await sql<Sibling>`select id, ${order} as "order" from ${sql.raw(table.sql)} where ${among({ table, tree, values })} and deleted_at is null and id <> ${id} order by ${order} nulls last, id`.execute(trx);
  return rows;
}

/** The place after all others. */
export async function lastPlace({ operation: { table, resource }, trx, values }: { operation: Operation; trx: Trx; values: Values }): Promise<number> {
  const tree = resource.tree!;
  const { rows } = await sql<{ last: number | null }>`select max(${orderColumn(table, tree)}) as last from ${sql.raw(table.sql)} where ${among({ table, tree, values })}`.execute(trx);
  return Math.min((rows[0]?.last ?? 0) + GAP, MOST);
}

/** The place before the sibling at an index, or after the last; where there is no room, all siblings are given new ones. */
export async function placeAt({ operation: { table, resource }, trx, siblings, index }: { operation: Operation; trx: Trx; siblings: readonly Sibling[]; index: number }): Promise<number> {
  const between = roomAt(siblings.map(({ order }) => order), index);
  if (between !== null) return between;
  const order = orderColumn(table, resource.tree!);
  const ids = siblings.map(({ id }) => id);
  const places = siblings.map((_, at) => (at < index ? at + 1 : at + 2) * GAP);
  await sql`update ${sql.raw(table.sql)} t set ${order} = s.place from unnest(${ids}::uuid[], ${places}::int[]) as s(id, place) where t.id = s.id`.execute(trx);
  return (index + 1) * GAP;
}

/** A whole number between two neighbours; null where there is none, or one of them has no place yet. */
export function roomAt(orders: readonly (number | null)[], index: number): number | null {
  if (orders.includes(null)) return null;
  const [before, after] = [orders[index - 1] ?? null, orders[index] ?? null];
  const place = before === null ? (after ?? 0) - (after === null ? -GAP : GAP) : after === null ? before + GAP : Math.floor((before + after) / 2);
  return Math.abs(place) < MOST && (before === null || place > before) && (after === null || place < after) ? place : null;
}

function among({ table, tree, values }: { table: Table; tree: Tree; values: Values }) {
  const owner = table.hasOwner ? sql`institute_id = ${values['instituteId'] ?? PLATFORM_INSTITUTE}` : sql`true`;
  return tree.parent === null ? owner : sql`${owner} and ${parentColumn(table, tree)} is not distinct from ${isEmptyValue(values[tree.parent]) ? null : values[tree.parent]}::uuid`;
}
