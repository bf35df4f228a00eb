import { sql } from 'kysely';
import { holdsRight, maySee } from '../../../src/schemas';
import { columnSql, every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { sameAsSome } from '../../kernel/db/sameText';
import { sameFunction } from '../../kernel/db/schema/sameSearch';
import { scopeOf } from '../../kernel/db/scope';
import { failure } from '../../kernel/errors';
import { present } from '../present';
import { authorizeSome, overBin, visibleRows } from '../authorize';
import { reading, type Operation, type Trx } from '../operation';
import { namesSome } from '../computed';
import type { NamedAsked, SameTexts } from './filters';
import { asValues } from './heldValues';
import { deletedInstitutes, ofOpenInstitutes } from './openInstitutes';
import { readPage } from './page';
import { ROW } from '../rows';
import type { SearchRequest } from './searchRequest';
import { amongIds, filterParts, matchConditions, matchTexts, wordParts } from './textSearch';
import { matchThrough, throughOf } from './through';
import { COUNTED, totalOf } from './total';

/** A page of a list. */
export interface ListReply {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly isEstimate?: true;
  readonly page: number;
  readonly size: number;
  /** Sums over all rows that match, where they were asked for. */
  readonly totals?: Readonly<Record<string, number>>;
}

/** Rows of a module by text, filters, sort and page. @throws FORBIDDEN */
export async function searchRecords({ operation, request }: { operation: Operation; request: SearchRequest }): Promise<ListReply> {
  if (!holdsRight(operation.actor, operation.resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  if (!request.isBin) return reading(operation, (trx) => searchIn({ operation, request, trx }));
  authorizeSome(operation, 'delete');
  return reading(operation, (trx) => searchIn({ operation: overBin(operation), request, trx }));
}

async function searchIn({ operation, request, trx }: { operation: Operation; request: SearchRequest; trx: Trx }): Promise<ListReply> {
  const narrowing = await narrowingOf({ operation, request, trx });
  const { conditions } = narrowing;
  const { rows, hasMore } = await readPage({ operation, trx, conditions, request });
  const offset = request.page * request.size;
  const { total, isEstimate } = await totalOf({ operation, trx, narrowing, offset, count: rows.length, hasMore });
  const totals = request.hasTotals ? await sumsOf({ operation, trx, conditions }) : undefined;
  const items = rows.map((row) => present(operation, row, request.fields ?? undefined));
  return { items, total, ...(isEstimate ? { isEstimate } : {}), page: request.page, size: request.size, ...(totals ? { totals } : {}) };
}

/** What narrows a list. */
export interface Narrowing {
  readonly conditions: readonly SqlCondition[];
  /** Nothing but what is deleted is left out. */
  readonly isWhole: boolean;
  /** How many rows there are, at most one more than are counted, where looking up texts told it. */
  readonly known: number | null;
  /** Texts that find more rows than are counted: by a sample, which part of those that the rest of the conditions leave; `isSure` where it is far more. */
  readonly texts: { readonly share: number; readonly isSure: boolean; readonly rest: readonly SqlCondition[] } | null;
  /** The same rows, by the ids of those that the texts find: counted so where going through the list would take longer. */
  readonly counted: readonly SqlCondition[] | null;
}

/** No index holds deleted rows' texts. */
const UNINDEXED = { kind: 'common', ids: null, total: null, share: null } as const;

/** The conditions of a request; texts are looked up on the way. */
export async function narrowingOf({ operation, request, trx }: { operation: Operation; request: SearchRequest; trx: Trx }): Promise<Narrowing> {
  const { table, asking } = operation;
  const base = [...visibleRows(operation, ROW), ...(await openAlone({ operation, request, trx }))];
  const isThere = operation.rows === undefined || operation.rows === 'live';
  const same: SqlCondition[] = [];
  for (const asked of request.same) same.push(await sameCondition({ operation, trx, asked, isThere }));
  const held = isThere ? await asValues({ operation, trx, parts: request.parts }) : { conditions: [], parts: request.parts };
  const filters = [...request.filters.map((filter) => predicateSql(filter, { table, alias: ROW, context: asking })), ...same, ...request.named.map((asked) => namedCondition(operation, asked)), ...held.conditions];
  const parts = [...wordParts(operation, request.words), ...filterParts(operation, held.parts)];
  const isUnfiltered = filters.length === 0 && base.length === 1;
  const rest = [...base, ...filters];
  if (parts.length === 0) return { conditions: rest, isWhole: isUnfiltered, known: null, texts: null, counted: null };
  // Where nothing more is asked, the number of rows that the texts find is the list's, and ids tell nothing besides.
  const through = request.words.length > 0 ? throughOf(operation) : [];
  const own = isThere ? await matchTexts({ operation, trx, parts, cap: COUNTED + 1, ...(isUnfiltered && through.length === 0 ? {} : { named: COUNTED }) }) : UNINDEXED;
  const { match, conditions } = through.length > 0 ? await matchThrough({ operation, trx, words: request.words, parts, match: own, through }) : { match: own, conditions: matchConditions({ operation, match: own, parts }) };
  return {
    conditions: [...base, ...conditions, ...filters],
    isWhole: false,
    known: isUnfiltered ? match.total : null,
    texts: match.share === null ? null : { share: match.share, isSure: match.total === null, rest },
    counted: match.kind === 'many' && match.ids ? [...rest, amongIds(match.ids)] : null,
  };
}

/** For those who see several institutes, no rows of one that is deleted: neither in lists nor among what they come to, unless they are asked for by their institute. What is named by its id is named. */
async function openAlone({ operation, request, trx }: { operation: Operation; request: SearchRequest; trx: Trx }): Promise<SqlCondition[]> {
  const isAsked = [...request.filters, operation.place ?? {}].some((asked) => namesOne(asked[OWNER]));
  return !operation.table.hasOwner || operation.rows === 'all' || isAsked ? [] : ofOpenInstitutes(operation, await deletedInstitutes(operation, trx));
}

const OWNER = 'instituteId';

/** Whether what is asked of a reference names a record, and not merely that there is one. */
function namesOne(asked: unknown): boolean {
  if (Array.isArray(asked)) return asked.some(namesOne);
  return typeof asked === 'string' || (asked instanceof Object && ['in', 'is'].some((operator) => namesOne((asked as Readonly<Record<string, unknown>>)[operator])));
}

/** Rows that are known by one of the texts: of one institute by their ids, since under its policy no index may be asked for the texts. */
async function sameCondition({ operation: { table, resource, actor }, trx, asked: { key, texts }, isThere }: { operation: Operation; trx: Trx; asked: SameTexts; isThere: boolean }): Promise<SqlCondition> {
  if (!isThere || resource.source !== null || scopeOf(actor).kind === 'all') return sameAsSome(columnSql({ alias: ROW, name: key }), texts);
  const { rows } = await sql<{ ids: string[] }>`select ${sql.raw(sameFunction(table))}(${key}, ${texts}::text[]) as ids`.execute(trx);
  return amongIds(rows[0]!.ids);
}

function namedCondition(operation: Operation, { field: name, ids }: NamedAsked): SqlCondition {
  const field = operation.resource.fields[name]!;
  return ids === 'none' ? sql<boolean>`not ${namesSome(operation, field, null)}` : namesSome(operation, field, ids);
}

async function sumsOf({ operation, trx, conditions }: { operation: Operation; trx: Trx; conditions: readonly SqlCondition[] }): Promise<Record<string, number>> {
  const { table, resource, actor } = operation;
  // The sum of a few rows tells what stands in each.
  const columns = resource.list.totals.flatMap((name) => table.byField.get(name) ?? []).filter(({ field }) => maySee(actor, field));
  if (columns.length === 0) return {};
  const sums = columns.map((column) => sql`coalesce(sum(${columnSql({ alias: ROW, name: column.name })}), 0)::numeric as ${sql.ref(column.name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sums)} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${every(conditions)}`.execute(trx);
  return Object.fromEntries(columns.map(({ name, field }) => [field.name, (rows[0]?.[name] ?? 0) / (field.type === 'money' ? 100 : 1)]));
}
