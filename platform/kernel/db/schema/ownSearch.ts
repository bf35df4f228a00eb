import { sql, type Kysely } from 'kysely';
import { literal, quote, SEARCH_COLUMN } from '../columns';
import type { OwnTables, SearchedTable } from '../ownTables';
import type { AnyTables } from '../scope';
import { prepare } from './apply';
import { foldedText } from './foldedText';
import { fingerprint } from './names';

/**
 * Brings what the search box looks into of the platform's own tables to what their floors and features say, as `applySchema` does for those of
 * declarations: a column is told to be as it should by its comment, and else made anew together with its index. Each of its rows is written then.
 * @param beforeChange called once before anything is changed, for whatever shows the columns
 */
export async function applyOwnSearch({ db, tables, beforeChange }: { readonly db: Kysely<AnyTables>; readonly tables: Pick<OwnTables, 'searched'>; readonly beforeChange: () => Promise<void> }): Promise<void> {
  const { hasTrigrams } = await prepare(db);
  const marks = await foundMarks(db);
  const stale = tables.searched.filter((one) => marks.get(one.table) !== markOf(one));
  if (stale.length === 0) return;
  await beforeChange();
  await sql.raw(stale.flatMap((one) => columnStatements(one, hasTrigrams)).join(';\n')).execute(db);
}

function columnStatements(searched: SearchedTable, hasTrigrams: boolean): string[] {
  const { table, index } = searched;
  const of = `core.${quote(table)}`;
  return [
    `alter table ${of} drop column if exists ${SEARCH_COLUMN}`,
    `alter table ${of} add column ${SEARCH_COLUMN} text generated always as (${expressionOf(searched)}) stored`,
    `comment on column ${of}.${SEARCH_COLUMN} is ${literal(markOf(searched))}`,
    ...(index && hasTrigrams ? [`create index ${quote(index.name)} on ${of} using gin (${SEARCH_COLUMN} gin_trgm_ops)${index.where ? ` where ${index.where}` : ''}`] : []),
  ];
}

function expressionOf({ texts }: SearchedTable): string {
  return foldedText(texts.map((name) => `coalesce(${quote(name)}, '')`).join(" || E'\\n' || "));
}

function markOf(searched: SearchedTable): string {
  return `lectern ${fingerprint([expressionOf(searched), JSON.stringify(searched.index)].join('\n'))}`;
}

/** The comments of the columns there are, by table. */
async function foundMarks(db: Kysely<AnyTables>): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ name: string; mark: string | null }>`select relname as name, col_description(c.oid, attnum) as mark from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace = to_regnamespace('core') and relkind = 'r' and attname = ${SEARCH_COLUMN} and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}
