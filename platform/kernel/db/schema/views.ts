import { sql, type Kysely } from 'kysely';
import type { DeclarationLoader } from '../../../../src/schemas';
import { APP_SCHEMA, DELETED_BY_COLUMN, DELETED_COLUMN, literal, quote, SEARCH_COLUMN, viewsOf, type Column, type Table } from '../columns';
import type { AnyTables } from '../scope';
import { ViewError, type ViewQuery, type Views } from '../views';
import { searchExpression } from './indexes';
import { fingerprint } from './names';
import { asSearch, searchStatements } from './textSearch';

/** Roles under which a view is read: what it asks for is asked in their name. */
const READERS = ['lectern_tenant', 'lectern_all', 'lectern_search'] as const;
const MARK = 'lectern view ';

interface ViewsInput {
  readonly db: Kysely<AnyTables>;
  readonly loader: DeclarationLoader;
  readonly views: Views;
  /** One after the other, sent together. */
  readonly execute: (...statements: readonly string[]) => Promise<void>;
}

/**
 * Drops views of modules that are not as they should be; with `all`, every one, since a column beneath cannot change while a view shows
 * it. They hold nothing, and `makeViews` makes those that are wanted anew.
 */
export async function dropViews({ db, loader, views, execute, all }: Omit<ViewsInput, 'loader'> & { readonly loader: DeclarationLoader | null; readonly all: boolean }): Promise<void> {
  const wanted = new Map((loader ? viewsOf(loader) : []).map((view) => [view.name, markOf(view, queryOf(view, views))]));
  for (const [name, mark] of await foundViews(db)) {
    if (all || wanted.get(name) !== mark) await execute(`drop view if exists ${quote(APP_SCHEMA)}.${quote(name)} cascade`);
  }
}

/**
 * Makes the views that are missing, once their tables are there, and tests each against its module.
 * @throws ViewError naming module, file and remedy
 */
export async function makeViews({ db, loader, views, execute }: ViewsInput): Promise<void> {
  const found = await foundViews(db);
  const problems: string[] = [];
  for (const view of viewsOf(loader).filter(({ name }) => !found.has(name))) {
    const query = queryOf(view, views);
    const columns = await columnsOf({ db, view, query });
    const wrong = [...columnProblems({ view, query, columns }), ...(await accessProblems({ db, view, query }))];
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    await execute(
      viewStatement({ view, query, hasSearch: columns.has(SEARCH_COLUMN) }), `grant select on ${view.sql} to ${READERS.join(', ')}`,
      ...asSearch(searchStatements(view)), `comment on view ${view.sql} is ${literal(markOf(view, query))}`,
    );
  }
  if (problems.length > 0) throw new ViewError(problems);
}

/** Rows as those of a table are: never deleted, and found by the search box where fields say so, by an index where the query gives `search_text`. */
function viewStatement({ view, query, hasSearch }: { view: Table; query: ViewQuery; hasSearch: boolean }): string {
  const search = view.searched.length === 0 ? [] : [`${hasSearch ? quote(SEARCH_COLUMN) : searchExpression(view)} as ${quote(SEARCH_COLUMN)}`];
  const columns = [...view.columns.map(({ name }) => quote(name)), `null::timestamp(3) with time zone as ${quote(DELETED_COLUMN)}`, `null::uuid as ${quote(DELETED_BY_COLUMN)}`, ...search];
  return `create view ${view.sql} with (security_invoker = true) as select ${columns.join(', ')} from (\n${query.sql}\n) rows`;
}

/** Every view of a module there is, with the mark of how it was made. */
async function foundViews(db: Kysely<AnyTables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; mark: string | null }>`select relname as name, obj_description(oid, 'pg_class') as mark from pg_class
    where relnamespace = to_regnamespace(${APP_SCHEMA}) and relkind = 'v' and coalesce(obj_description(oid, 'pg_class'), '') like ${`${MARK}%`}`.execute(db);
  return new Map(rows.map(({ name, mark }) => [name, mark ?? '']));
}

function markOf(view: Table, query: ViewQuery): string {
  return `${MARK}${fingerprint([viewStatement({ view, query, hasSearch: true }), ...view.columns.map(({ type }) => type), ...searchStatements(view)].join('\n'))}`;
}

function queryOf(view: Table, views: Views): ViewQuery {
  const query = views[view.resource.source!];
  if (!query) throw new ViewError([`${view.resource.name}: there is no platform/views/${view.resource.source}.sql; write it`]);
  return query;
}

/** The columns that a query gives, by name, with their types. @throws ViewError where the database cannot run it */
async function columnsOf({ db, view, query }: { db: Kysely<AnyTables>; view: Table; query: ViewQuery }): Promise<ReadonlyMap<string, string>> {
  await sql.raw(`create view ${looked(view)} with (security_invoker = true) as\n${query.sql}`).execute(db).catch((error: Error) => {
    throw new ViewError([`${view.resource.name}, ${query.file}: the database does not take it (${error.message}); mend the query`]);
  });
  const { rows } = await sql<{ name: string; type: string }>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${looked(view)}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** The bare query, looked at before the view is made of it. */
function looked(view: Table): string {
  return `${quote(APP_SCHEMA)}.${quote(`${view.name}__looked_at`)}`;
}

function columnProblems({ view, query, columns }: { view: Table; query: ViewQuery; columns: ReadonlyMap<string, string> }): string[] {
  const at = (column: Column): string => `${view.resource.name}.${column.field.name}, ${query.file}`;
  return view.columns.flatMap((column) => {
    const type = columns.get(column.name);
    if (type === undefined) return [`${at(column)}: the view has no column ${column.name}; add … as ${column.name}, of type ${column.type}, or leave the field out`];
    return type === column.type ? [] : [`${at(column)}: ${column.name} is ${type} in the view and has to be ${column.type}; write (…)::${column.type} as ${column.name}, or declare another type`];
  });
}

/** What a view reads has to keep institutes apart by itself, and to be open to whoever reads the view. */
async function accessProblems({ db, view, query }: { db: Kysely<AnyTables>; view: Table; query: ViewQuery }): Promise<string[]> {
  const { rows } = await sql<{ name: string; is_table: boolean; is_guarded: boolean; closed: string[] }>`
    with recursive read(oid) as (
      select ${looked(view)}::regclass::oid
      union select d.refobjid from read join pg_rewrite r on r.ev_class = read.oid join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass)
    select c.oid::regclass::text as name, c.relkind in ('r', 'p') as is_table,
      case when c.relkind in ('r', 'p') then c.relrowsecurity and c.relforcerowsecurity else coalesce('security_invoker=true' = any (c.reloptions), false) end as is_guarded,
      array(select role from unnest(${READERS}::text[]) role where not has_table_privilege(role, c.oid, 'select') and not (c.relkind = 'v' and c.oid = ${looked(view)}::regclass)) as closed
    from read join pg_class c on c.oid = read.oid where c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`.execute(db);
  await sql.raw(`drop view ${looked(view)}`).execute(db);
  const place = `${view.resource.name}, ${query.file}`;
  if (!rows.some(({ is_table }) => is_table)) return [`${place}: reads no table, so that nobody's rights hold its rows; select from the tables beneath`];
  return rows.flatMap(({ name, is_table, is_guarded, closed }) => [
    ...(is_guarded ? [] : [`${place}: ${name} ${is_table ? 'has no forced row-level security, so that everybody would see every institute’s rows; force it, with a policy for each role' : 'is no view with security_invoker, so that it would be read with its owner’s rights; read the tables beneath it'}`]),
    ...(closed.length > 0 ? [`${place}: ${name} may not be read by ${closed.join(', ')}; grant select on it, with a policy for each`] : []),
  ]);
}
