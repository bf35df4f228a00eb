import { APP_SCHEMA, DELETED_COLUMN, literal, quote, SEARCH_COLUMN, searchedWords, tableOf, type Column, type Table } from '../columns';
import { PLATFORM_INSTITUTE, type Scope } from '../scope';
import { foldedText } from './foldedText';
import { TENANT } from './security';

/**
 * Texts that may be looked into for a part: the search box's, those that it is for one module, and columns with a filter of that kind in any
 * module of the table.
 * @returns the expression, by the name it is asked for
 */
export function textExpressions(table: Table): ReadonlyMap<string, string> {
  const modules = [table.resource, ...table.resource.views];
  const partial = modules.flatMap(({ list }) => list.filters).filter((filter) => filter.op === 'has').flatMap((filter) => table.byField.get(filter.field) ?? []);
  const own = modules.map((module) => ownText(tableOf(module)));
  return new Map([
    ...(table.searched.length > 0 ? [[SEARCH_COLUMN, quote(SEARCH_COLUMN)] as const] : []),
    ...own.flatMap((text) => (text ? [[text.key, text.expression] as const] : [])),
    ...partial.filter((column) => column.type === 'text').map((column) => [column.name, foldedText(quote(column.name))] as const),
  ]);
}

/**
 * What the search box of one module looks into, where the search column holds texts of other modules besides, as it may in what a view
 * gives, which hands on the column of a table beneath: what is found tells what stands there, and not everybody who sees the one module
 * sees the other. `null` where the column holds the module's own alone.
 */
export function ownText({ resource, searched }: Table): { readonly key: string; readonly expression: string; readonly columns: readonly Column[] } | null {
  const own = searched.filter(({ field }) => field.name in resource.fields);
  if (own.length === searched.length && (resource.source === null || own.length === 0)) return null;
  return { key: `${resource.name} ${SEARCH_COLUMN}`, expression: searchedWords(own), columns: own };
}

/** Name of the function that finds rows by parts of texts, within one institute or across all. */
export function searchFunction({ table, scope }: { table: Table; scope: Scope['kind'] }): string {
  return `"app".${quote(`${scope === 'tenant' ? 'search' : 'search_all'}_${table.name}`)}`;
}

/** The same statements as who is `lectern_search`, which owns what they make and nothing besides. */
export function asSearch(statements: readonly string[]): string[] {
  if (statements.length === 0) return [];
  const schema = quote(APP_SCHEMA);
  return [`grant create on schema ${schema} to lectern_search`, 'set local role lectern_search', ...statements, 'reset role', `revoke create on schema ${schema} from lectern_search`];
}

/**
 * Statements, run as `lectern_search`, that make the functions which find rows by text. Under a policy Postgres may not
 * let `LIKE` see a row before the policy has, which rules the trigram index out. The function binds the tenant itself,
 * runs as a role the policy lets through, and hands out ids alone; the rows are then read under the
 * policy. Its answer: how many rows the texts find, at most `cap`, and their ids where they are few. Where a sample shows
 * that they find surely more, nothing is looked up: `share` says which part of the rows they find, as it does where the cap
 * was reached. A text that a sample of
 * a smaller table shows to be common gives nulls at once: no index would help. Of an address whose host many rows hold,
 * the index is asked for what stands before the sign, and what it finds for the whole: every trigram of the host would lead to
 * them all. The queries are built when called, so that they are planned for their texts.
 */
export function searchStatements(table: Table): string[] {
  const expressions = textExpressions(table);
  if (expressions.size === 0) return [];
  return (['tenant', 'all'] as const).flatMap((scope) => {
    const name = searchFunction({ table, scope });
    return [
      `drop function if exists ${name}(text[], text[], integer, integer)`,
      functionStatement({ table, expressions, scope, name }),
      `revoke all on function ${name}(text[], text[], integer, integer) from public`,
      `grant execute on function ${name}(text[], text[], integer, integer) to lectern_${scope}`,
    ];
  });
}

/** Rows looked at to learn how common a text is, and from how many on it is called common. */
const SAMPLE = 300;
const COMMON = 90;
/** A table of at least so many rows is sampled evenly: some rows of each of so many pages. */
const LARGE = 20_000;
const PAGES = 20;
const OF_A_PAGE = 15;
/** An address begins with at least so many letters to be looked up by them alone. */
const HEAD = 4;
/** So many of a sample must be found for their share to be believed. */
const TELLING = 10;
/** A sample has to promise so many rows for a text not to be looked up: twice as many as are ever counted. */
export const SURELY_MORE = 20_000;

function functionStatement({ table, expressions, scope, name }: { table: Table; expressions: ReadonlyMap<string, string>; scope: Scope['kind']; name: string }): string {
  const live = `${quote(DELETED_COLUMN)} is null${scope === 'tenant' ? tenantCondition(table) : ''}`;
  const rows = `from ${table.sql} where ${live}`;
  const cases = [...expressions].map(([key, expression]) => `when ${literal(key)} then ${literal(expression)}`).join(' ');
  return `create or replace function ${name}(keys text[], patterns text[], few integer, cap integer, out total integer, out ids uuid[], out share double precision)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = on set enable_indexscan = on as $search$
declare
  tenant constant uuid := ${scope === 'tenant' ? TENANT : 'null'};
  likes text := '';
  size record;
  sampled integer;
  own integer;
  seen integer;
  pair text;
  text_of text;
  sign integer;
  headed text := '';
  heads text := 'false';
  hosts text := 'true';
  is_headed boolean := false;
begin
  for i in 1 .. cardinality(patterns) loop
    text_of := case keys[i] ${cases} end;
    likes := likes || format(' and %s like %L', text_of, patterns[i]);
    sign := position('@' in patterns[i]);
    if sign > ${HEAD} + 1 then
      headed := headed || format(' and %1$s like %2$L and case when %1$s like %3$L then true else false end', text_of, left(patterns[i], sign) || '%', patterns[i]);
      heads := heads || format(' or %s like %L', text_of, left(patterns[i], sign) || '%');
      hosts := hosts || format(' and %s like %L', text_of, '%' || substr(patterns[i], sign));
    else
      headed := headed || format(' and %s like %L', text_of, patterns[i]);
    end if;
  end loop;
  select relpages, reltuples into size from pg_class where oid = ${literal(table.sql)}::regclass;
  if size.reltuples >= ${LARGE} then
    execute 'select count(*), count(*) filter (where ' || ${literal(live)} || '), count(*) filter (where ' || ${literal(live)} || likes || '), ' || format('count(*) filter (where %s) = 0 and count(*) filter (where %s) >= ${TELLING}', heads, hosts)
      || ${literal(` from ${table.sql} where ctid = any (array(select format('(%s,%s)', page * $2::bigint / ${PAGES}, item)::tid from generate_series(0, ${PAGES - 1}) page, generate_series(1, ${OF_A_PAGE}) item))`)}
      into sampled, own, seen, is_headed using tenant, size.relpages;
    if seen >= ${TELLING} and seen * size.reltuples / sampled >= ${SURELY_MORE} then
      share := seen::double precision / own;
      return;
    end if;
    if own >= ${SAMPLE / 3} and seen * ${SAMPLE} >= own * ${COMMON} then
      return;
    end if;
    if is_headed then
      likes := headed;
    end if;
  else
    execute 'select count(*) from (select * ' || ${literal(rows)} || ' limit ${SAMPLE}) sampled where true' || likes into seen using tenant;
    if seen >= ${COMMON} then
      return;
    end if;
  end if;
${pairStatements(table)}  execute 'select array(select id ' || ${literal(rows)} || likes || ' limit $2)' into ids using tenant, cap;
  total := cardinality(ids);
  if total > few then
    ids := null;
  end if;
  if total >= cap and own > 0 then
    share := seen::double precision / own;
  end if;
end
$search$`;
}

/**
 * Two letters alone have no trigram that the index could be asked for. They have with what follows them, which is another ASCII character,
 * the end, or something else: rows that hold anything else have an index of their own (`indexes.ts`). The planner, which takes
 * two letters for common, has to be kept from reading the table instead.
 */
function pairStatements(table: Table): string {
  if (table.resource.source !== null || table.searched.length === 0) return '';
  return `  select substr(min(pattern), 2, 2) into pair from unnest(keys, patterns) part(key, pattern) where key = ${literal(SEARCH_COLUMN)} and pattern ~ '^%[a-z0-9]{2}%$';
  if pair is not null and not exists (select from unnest(patterns) pattern where length(pattern) > 4) and exists (select from pg_extension where extname = 'pg_trgm') then
    perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
    likes := likes || format(' and (%1$s ~ %2$L or %1$s like %3$L or ${beyondAscii('%1$s')})', ${literal(quote(SEARCH_COLUMN))}, pair || '[\\x01-\\x7f]', '%' || pair);
  end if;
`;
}

/** That a text holds more than ASCII. */
export function beyondAscii(text: string): string {
  return `octet_length(${text}) > char_length(${text})`;
}

/** Rows that the tenant `$1` sees. */
export function tenantCondition(table: Table): string {
  switch (table.resource.tenant) {
    case 'owned':
      return ' and institute_id = $1';
    case 'shared':
      return ` and institute_id = any (array[$1, ${literal(PLATFORM_INSTITUTE)}::uuid])`;
    case 'self':
      return ' and id = $1';
    case 'platform':
      return ' and $1 is not null';
  }
}
