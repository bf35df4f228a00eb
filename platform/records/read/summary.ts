import { sql, type RawBuilder } from 'kysely';
import { holdsRight, isTimeZone, isToldBy, maySee, measuresFor, MOST_GROUPS, type Field, type Grouping, type Measure, type SummaryGroup, type SummaryReply } from '../../../src/schemas';
import { fromColumn } from '../../kernel/db/columns';
import { columnSql, every, type SqlCondition } from '../../kernel/db/predicateSql';
import { valueSql } from '../../kernel/db/valueSql';
import { HOME_ZONE } from '../../kernel/days';
import { failure } from '../../kernel/errors';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { overBin } from '../authorize';
import { reading, type Operation, type Trx, type Values } from '../operation';
import { ROW } from '../rows';
import { narrowingOf } from './search';
import { filteredRequest, nameOf, type SearchRequest } from './searchRequest';
import { spansOf, wasByIndexesAlone, type Spans } from './spans';

/** What was asked of a module's summary, checked. */
export interface SummaryRequest {
  readonly rows: SearchRequest;
  readonly by: Grouping;
  readonly measures: readonly Measure[];
  /** Where days begin at midnight. */
  readonly timeZone: string;
}

/**
 * The body of a summary's call: `query`, `filters` and `segment` as in a search, `by` one of the declared groupings (the first where it
 * is left out), `timeZone` for what is grouped by time (the platform's own day, India's, where it is left out).
 * @throws FORBIDDEN · BAD_FIELD · BAD_FILTER · BAD_REQUEST
 */
export function summaryRequest({ operation, body }: { operation: Operation; body: unknown }): SummaryRequest {
  const { actor, resource } = operation;
  if (!holdsRight(actor, resource, 'read')) throw failure({ code: 'FORBIDDEN' });
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: ['query', 'filters', 'segment', 'by', 'timeZone'] });
  const maySeeField = (name: string): boolean => maySee(actor, resource.fields[name]!);
  const groupings = (resource.summary?.by ?? []).filter(({ field }) => maySeeField(field));
  const by = sent['by'] === undefined ? groupings[0] : groupings.find(({ name }) => name === sent['by']);
  if (!by) throw failure({ reason: 'summaryBy', params: { by: nameOf(sent['by'] ?? ''), known: groupings.map(({ name }) => name).join(', ') } });
  const { timeZone = HOME_ZONE } = sent;
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) throw failure({ reason: 'timeZone', params: { zone: nameOf(timeZone) } });
  return { rows: filteredRequest({ operation, query: sent['query'], filters: sent['filters'], segment: sent['segment'] }), by, measures: measuresFor(resource, maySeeField), timeZone };
}

/** What the rows that match come to, group by group and in all: of times a group tells what came about then, and the rows that it has. */
export async function summarize({ operation, request }: { operation: Operation; request: SummaryRequest }): Promise<SummaryReply> {
  const { by, measures } = request;
  const field = operation.resource.fields[by.field]!;
  const meant: Operation = request.rows.isBin ? overBin(operation) : operation;
  const rows = await reading(operation, (trx) => groupsIn({ operation: meant, trx, request }));
  const whole = rows.find((row) => row['is_whole'] === 1);
  const groups = rows.filter((row) => row['is_whole'] === 0);
  const told = measures.filter((measure) => isToldBy(measure, by));
  const kept = groups.slice(0, MOST_GROUPS).map((row): SummaryGroup => ({ key: keyOf({ field, row }), values: valuesOf({ operation, row, measures: told }) }));
  return {
    by: by.name,
    // Of times the latest were read first.
    groups: by.span === null ? kept : inTime(kept),
    totals: valuesOf({ operation, row: whole ?? {}, measures }),
    isCut: groups.length > MOST_GROUPS,
    groupCount: Number(groups[0]?.['of_groups'] ?? 0),
  };
}

/**
 * Groups as rows, one more than are told, and one row of all of them together. Spans of time that an index tells without a look at a row are
 * summed up one by one along it. Otherwise rows are first put together by what they say themselves,
 * times by the quarter of an hour: that part the database shares out among its processes, and calendar and sums of all see few rows.
 */
async function groupsIn({ operation, trx, request: { rows, by, measures, timeZone } }: { operation: Operation; trx: Trx; request: SummaryRequest }): Promise<readonly Values[]> {
  const { table, asking, resource } = operation;
  const { conditions } = await narrowingOf({ operation, request: rows, trx });
  const field = resource.fields[by.field]!;
  const isInstant = by.span !== null && field.type === 'datetime';
  const said = valueSql(field, { table, alias: ROW, context: asking });
  const parts = measures.flatMap(({ name, kind, field: of }) => PARTS[kind]({ name, column: of === null ? null : columnSql({ alias: ROW, name: table.byField.get(of)!.name }) }));
  const told = measures.map(({ name, kind }) => sql`${TOLD[kind](name)} as ${sql.id(name)}`);
  const order = by.span === null ? sql`${sql.id(measures[0]?.name ?? 'key')} desc nulls last, key` : sql`key desc nulls last`;
  const few = sql`select ${isInstant ? quarterSql(said) : said} as said${listed(parts)} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${every(conditions)} group by 1`;
  const keyed = sql`select ${spanSql({ isInstant, value: sql`said`, by, timeZone })} as key, q.* from (${few}) q`;
  const groups = (parts: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select g.*, count(*) filter (where is_whole = 0) over () as of_groups from (select key, grouping(key) as is_whole${listed(told)} from (${parts}) r group by grouping sets ((key), ())) g order by is_whole desc, ${order} limit ${MOST_GROUPS + 2}`;
  const spans = isInstant && rows.words.length + rows.parts.length === 0 ? await spansOf({ operation, trx, by, timeZone }) : null;
  const along = spans && groups(spannedSql({ operation, spans, conditions, time: said, parts }));
  const query = along && (await wasByIndexesAlone({ operation, trx, query: along })) ? along : groups(keyed);
  return (await sql<Values>`${query}`.execute(trx)).rows;
}

interface Spanned {
  readonly operation: Operation;
  readonly spans: Spans;
  readonly conditions: readonly SqlCondition[];
  readonly time: RawBuilder<unknown>;
  readonly parts: readonly RawBuilder<unknown>[];
}

/** What the rows of each span come to, and those without a time. */
function spannedSql({ operation: { table }, spans: { keys, from, until }, conditions, time, parts }: Spanned): RawBuilder<unknown> {
  const some = sql.id('any rows');
  const sums = (when: SqlCondition): RawBuilder<unknown> => sql`select count(*) > 0 as ${some}${listed(parts)} from ${sql.raw(table.sql)} ${sql.raw(ROW)} where ${every([...conditions, when])}`;
  return sql`select s.key, q.* from unnest(${keys}::date[], ${from}::timestamptz[], ${until}::timestamptz[]) s(key, begun, ended)
    cross join lateral (${sums(sql<boolean>`${time} >= s.begun and ${time} < s.ended`)}) q where q.${some}
    union all select null, q.* from (${sums(sql<boolean>`${time} is null`)}) q where q.${some}`;
}

function listed(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return columns.length > 0 ? sql`, ${sql.join(columns)}` : sql``;
}

type Part = (params: { readonly name: string; readonly column: RawBuilder<unknown> | null }) => readonly RawBuilder<unknown>[];

/** How many values a mean is of, beside their sum; no field is called so. */
const countOf = (name: string): RawBuilder<unknown> => sql.id(`${name} count`);

/** What is kept of the rows that say the same. */
const PARTS: Readonly<Record<Measure['kind'], Part>> = {
  count: ({ name }) => [sql`count(*) as ${sql.id(name)}`],
  sum: ({ name, column }) => [sql`sum(${column}) as ${sql.id(name)}`],
  mean: ({ name, column }) => [sql`sum(${column}) as ${sql.id(name)}`, sql`count(${column}) as ${countOf(name)}`],
  min: ({ name, column }) => [sql`min(${column}) as ${sql.id(name)}`],
  max: ({ name, column }) => [sql`max(${column}) as ${sql.id(name)}`],
};

/** What the parts of a group come to. */
const TOLD: Readonly<Record<Measure['kind'], (name: string) => RawBuilder<unknown>>> = {
  count: (name) => sql`coalesce(sum(${sql.id(name)}), 0)`,
  sum: (name) => sql`coalesce(sum(${sql.id(name)}), 0)::numeric`,
  mean: (name) => sql`round(sum(${sql.id(name)})::numeric / nullif(sum(${countOf(name)}), 0), 2)`,
  min: (name) => sql`min(${sql.id(name)})`,
  max: (name) => sql`max(${sql.id(name)})`,
};

/** Where its quarter of an hour begins: no clock of a zone has differed by less since 1972. Times before stay as they are. */
function quarterSql(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${value} < timestamptz '1973-01-01 00:00Z' then ${value} else date_bin('15 minutes', ${value}, timestamptz '1973-01-01 00:00Z') end`;
}

/** The first day of the span that a time falls into, by the clock of its zone. */
function spanSql({ isInstant, value, by: { span }, timeZone }: { isInstant: boolean; value: RawBuilder<unknown>; by: Grouping; timeZone: string }): RawBuilder<unknown> {
  if (span === null) return value;
  const local = isInstant ? sql`(${value} at time zone ${timeZone}::text)` : sql`${value}::timestamp`;
  return sql`date_trunc(${span}::text, ${local})::date`;
}

function keyOf({ field, row }: { field: Field; row: Values }): SummaryGroup['key'] {
  return fromColumn({ field, value: row['key'] }) as SummaryGroup['key'];
}

/** Money in rupees; an average of nothing is null. */
function valuesOf({ operation: { resource }, row, measures }: { operation: Operation; row: Values; measures: readonly Measure[] }): Record<string, number | null> {
  return Object.fromEntries(measures.map(({ name, kind, field }) => {
    const value = row[name];
    if (value === null || value === undefined) return [name, kind === 'count' || kind === 'sum' ? 0 : null];
    return [name, field === null ? Number(value) : fromColumn({ field: resource.fields[field]!, value: Number(value) }) as number];
  }));
}

function inTime(groups: readonly SummaryGroup[]): SummaryGroup[] {
  const rank = ({ key }: SummaryGroup): string => (key === null ? '~' : String(key));
  return [...groups].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
