import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { conditionsOf, leaves, parsePredicate, type Predicate, type Resource } from '../../../src/schemas';
import { quote, type Table } from '../../kernel/db/columns';
import { every, type SqlCondition } from '../../kernel/db/predicateSql';
import { secondColumn } from '../../kernel/db/schema/indexes';
import { computedColumns } from '../computed';
import { deletionColumns, readableColumns, ROW } from '../rows';
import type { Operation, Trx, Values } from '../operation';
import { orderColumn, parentColumn } from '../treeColumns';
import { orderedBy, pageStarts } from './pageStarts';
import { DELETED_AT, type SearchRequest } from './searchRequest';

/** From this many skipped rows on, ids are found along the index first, so that no skipped row is read. */
const DEEP = 500;

export interface PageInput {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly conditions: readonly SqlCondition[];
  readonly request: SearchRequest;
  /** Without what is computed. @default false */
  readonly isBare?: boolean;
}

/**
 * The rows of a page, and whether there are more: one row too many is read to know. Rows without a value come last, in
 * either direction. The other way round the index holds them first, so that they are read by themselves once those with
 * a value are at an end.
 */
export async function readPage(input: PageInput): Promise<{ rows: readonly Values[]; hasMore: boolean }> {
  const { conditions, request } = input;
  const offset = request.page * request.size;
  const most = request.size + 1;
  const value = isByTree(input) ? null : emptiable(input);
  if (value === null) return cut(await readPart({ ...input, offset, limit: most }), request);
  const isFilled = sql<SqlBool>`${value} is not null`;
  const filled = await readPart({ ...input, conditions: [...conditions, isFilled], offset, limit: most, isFilled: true });
  if (filled.length === most) return cut(filled, request);
  const before = filled.length > 0 ? offset + filled.length : await countFilled({ ...input, conditions: [...conditions, isFilled], most: offset });
  const empty = await readPart({ ...input, conditions: [...conditions, sql<SqlBool>`${value} is null`], offset: Math.max(0, offset - before), limit: most - filled.length });
  return cut([...filled, ...empty], request);
}

function cut(rows: readonly Values[], { size }: SearchRequest): { rows: readonly Values[]; hasMore: boolean } {
  return { rows: rows.slice(0, size), hasMore: rows.length > size };
}

/** What a page is sorted by downwards, where that may be empty. */
function emptiable({ operation: { table }, request: { sort } }: PageInput) {
  const column = table.byField.get(sort.field);
  return sort.isDescending && column && !column.isRequired ? sql.raw(orderedBy(column)) : null;
}

async function readPart({ operation, trx, conditions, request, isBare = false, offset, limit, isFilled = false }: PageInput & { offset: number; limit: number; isFilled?: boolean }): Promise<readonly Values[]> {
  const { table } = operation;
  const order = orderOf(table, request);
  const stamps = deletionColumns(operation);
  const columns = sql`${sql.raw(`${request.fields ? someColumns(operation, request.fields) : readableColumns(table)}${stamps}`)}${isBare ? sql`` : computedColumns(operation, request.fields && new Set([...request.fields, ...actionFields(operation.resource)]))}`;
  if (isByTree({ operation, request })) return readTreePart({ operation, trx, conditions, columns, isDescending: request.sort.isDescending, offset, limit });
  const from = sql`from ${sql.raw(table.sql)} ${sql.raw(ROW)}`;
  const deep = offset + limit > DEEP ? pageStarts({ operation, trx, conditions, request, isFilled }) : null;
  const all = sql`${columns}${deep?.keys ?? sql``}`;
  const start = offset < DEEP ? undefined : deep?.from(offset);
  const part = sql`where ${every(start ? [...conditions, start] : conditions)} order by ${order} limit ${limit} offset ${start ? 0 : offset}`;
  const query = start || offset < DEEP
    ? sql<Values>`select ${all} ${from} ${part}`
    : sql<Values>`select ${all} from (select ${sql.raw(ROW)}.id ${from} ${part}) p join ${sql.raw(table.sql)} ${sql.raw(ROW)} on ${sql.raw(ROW)}.id = p.id order by ${order}`;
  const { rows } = await query.execute(trx);
  deep?.note({ offset, size: limit - 1, rows });
  return rows;
}

/** Whether rows are asked for as they stand below one another. */
function isByTree({ operation: { resource, rows = 'live' }, request }: Pick<PageInput, 'operation' | 'request'>): boolean {
  return resource.tree !== null && resource.tree.parent !== null && request.sort.field === resource.tree.order && rows === 'live';
}

interface TreePart extends Pick<PageInput, 'operation' | 'trx' | 'conditions'> {
  readonly columns: RawBuilder<unknown>;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Each row after the one it stands below, with its level from 1. What stands below a deleted one stands at the top. */
async function readTreePart({ operation: { resource, table }, trx, conditions, columns, isDescending, offset, limit }: TreePart): Promise<readonly Values[]> {
  const tree = resource.tree!;
  const [from, parent] = [sql.raw(table.sql), parentColumn(table, tree)];
  // Places as texts of one length, negative ones first, each with its id: equal ones keep apart, with all that is below them.
  const key = sql`lpad((coalesce(c.${orderColumn(table, tree)}, 2147483647)::bigint + 2147483648)::text, 10, '0') || c.id::text`;
  const owner = table.hasOwner ? sql`${sql.raw(ROW)}.institute_id, ` : sql``;
  const { rows } = await sql<Values>`with recursive tree as (
      select c.id, array[${key}] as path from ${from} c where c.deleted_at is null and (c.${parent} is null or not exists (select 1 from ${from} p where p.id = c.${parent} and p.deleted_at is null))
      union all select c.id, tree.path || (${key}) from ${from} c join tree on c.${parent} = tree.id where c.deleted_at is null)
    select ${columns}, cardinality(tree.path) as tree_depth from ${from} ${sql.raw(ROW)} join tree on tree.id = ${sql.raw(ROW)}.id
    where ${every(conditions)} order by ${owner}tree.path${sql.raw(isDescending ? ' desc' : '')} limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

/** How many rows have a value; they are known to be at most so many. */
async function countFilled({ operation, trx, conditions, most }: PageInput & { most: number }): Promise<number> {
  if (most === 0) return 0;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(operation.table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Equal values keep one order, by id. */
function orderOf(table: Table, { sort }: SearchRequest) {
  if (sort.field === DELETED_AT) return sql.raw(`${ROW}.deleted_at${sort.isDescending ? ' desc' : ''}, ${ROW}.id`);
  const direction = sort.isDescending ? ' desc' : '';
  const second = secondColumn(table, { sort: sort.field });
  return sql.raw(`${orderedBy(table.byField.get(sort.field)!)}${direction}${second ? `, ${orderedBy(second)}${direction}` : ''}, ${ROW}.id${direction}`);
}

/** The columns of the fields asked for, and those needed to say what may be done to a record. */
function someColumns({ resource, table }: Operation, fields: ReadonlySet<string>): string {
  const needed = new Set([...fields, ...(table.hasOwner ? ['instituteId'] : []), ...actionFields(resource), ...(resource.isOfPeople ? ['role', 'allowAllInstitutes'] : [])]);
  for (const name of [...needed]) for (const one of resource.fields[name]?.derive ?? []) namesIn(one.if).forEach((inner) => needed.add(inner));
  const columns = table.columns.filter(({ field }) => needed.has(field.name) && !field.writeOnly);
  return columns.map((column) => `${ROW}.${quote(column.name)}`).join(', ');
}

/** Fields by which it is told what may be done to a record: of its actions, and of who may change or delete what is their own. */
function actionFields({ lifecycle, rights: { own } }: Resource): string[] {
  return [...Object.values(lifecycle?.actions ?? {}).flatMap((action) => conditionsOf(action).flatMap(namesIn)), ...(own ? [own.by, ...namesIn(own.when)] : [])];
}

function namesIn(predicate: Predicate | null | undefined): string[] {
  return predicate ? leaves(parsePredicate(predicate)).map((leaf) => leaf.field) : [];
}
