import { sql } from 'kysely';
import { leaves, parsePredicate, type Predicate, type Resource } from '../../src/schemas';
import { quote, type Table } from '../db/columns';
import { every, type SqlCondition } from '../db/predicateSql';
import { orderExpression } from '../db/schema/indexes';
import { readableColumns, ROW } from './rows';
import type { Operation, Trx, Values } from './operation';
import { DELETED_AT, type SearchRequest } from './searchRequest';

/** From this many skipped rows on, ids are found along the index first, so that no skipped row is read. */
const DEEP = 500;

export interface PageInput {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly conditions: readonly SqlCondition[];
  readonly request: SearchRequest;
}

/** The rows of a page, and whether there are more: one row too many is read to know. */
export async function readPage({ operation, trx, conditions, request }: PageInput): Promise<{ rows: readonly Values[]; hasMore: boolean }> {
  const { table } = operation;
  const offset = request.page * request.size;
  const order = orderOf(table, request);
  const stamps = operation.rows === undefined || operation.rows === 'live' ? '' : `, ${ROW}.deleted_at, ${ROW}.deleted_by_id`;
  const columns = sql.raw(`${request.fields ? someColumns(operation, request.fields) : readableColumns(table)}${stamps}`);
  const from = sql`from ${sql.raw(table.sql)} ${sql.raw(ROW)}`;
  const part = sql`where ${every(conditions)} order by ${order} limit ${request.size + 1} offset ${offset}`;
  const query = offset < DEEP
    ? sql<Values>`select ${columns} ${from} ${part}`
    : sql<Values>`select ${columns} from (select ${sql.raw(ROW)}.id ${from} ${part}) p join ${sql.raw(table.sql)} ${sql.raw(ROW)} on ${sql.raw(ROW)}.id = p.id order by ${order}`;
  const { rows } = await query.execute(trx);
  return { rows: rows.slice(0, request.size), hasMore: rows.length > request.size };
}

/** Equal values keep one order, by id. */
function orderOf(table: Table, { sort }: SearchRequest) {
  if (sort.field === DELETED_AT) return sql.raw(`${ROW}.deleted_at${sort.isDescending ? ' desc' : ''}, ${ROW}.id`);
  const column = table.byField.get(sort.field)!;
  const expression = orderExpression(column).replace(quote(column.name), `${ROW}.${quote(column.name)}`);
  const direction = sort.isDescending ? ' desc' : '';
  return sql.raw(`${expression}${direction}, ${ROW}.id${direction}`);
}

/** The columns of the fields asked for, and those needed to say what may be done to a record. */
function someColumns({ resource, table }: Operation, fields: ReadonlySet<string>): string {
  const needed = new Set([...fields, ...(table.hasOwner ? ['instituteId'] : []), ...actionFields(resource), ...(resource.isOfPeople ? ['role', 'allowAllInstitutes'] : [])]);
  for (const name of [...needed]) for (const one of resource.fields[name]?.derive ?? []) namesIn(one.if).forEach((inner) => needed.add(inner));
  const columns = table.columns.filter(({ field }) => needed.has(field.name) && !field.writeOnly);
  return columns.map((column) => `${ROW}.${quote(column.name)}`).join(', ');
}

function actionFields(resource: Resource): string[] {
  return Object.values(resource.lifecycle?.actions ?? {}).flatMap((action) => namesIn(action.if));
}

function namesIn(predicate: Predicate | null | undefined): string[] {
  return predicate ? leaves(parsePredicate(predicate)).map((leaf) => leaf.field) : [];
}
