import { sql, type Kysely } from 'kysely';
import type { DeclarationLoader } from '../../../../src/schemas';
import { APP_SCHEMA, literal, quote, snakeCase, tableOf, tablesOf, viewsOf, type Column, type Table } from '../columns';
import { PLATFORM_INSTITUTE, type AnyTables } from '../scope';
import type { Views } from '../views';
import { readCatalog, type FoundTable } from './catalog';
import { doublesOf, toldDoubles, type Doubled } from './doubles';
import { ensureFoldedText } from './foldedText';
import { indexesOf, type Abilities, type IndexSpec } from './indexes';
import type { LaterStatements } from './laterIndexes';
import { fingerprint, FINGERPRINT_LENGTH } from './names';
import { referencesOf } from './references';
import { sameStatements } from './sameSearch';
import { SchemaError, type SchemaProblem } from './schemaError';
import { policyCount, securityStatements } from './security';
import { alterStatements, createStatements, type Probe } from './tablePlan';
import { asSearch, searchStatements } from './textSearch';
import { dropViews, makeViews } from './views';

/**
 * Brings the database to what the declarations say: tables, keys, constraints, indexes, row-level security, search, views.
 * What only adds is applied; what could lose data is refused. All of it in one transaction, so that a refusal changes
 * nothing. A table nobody declares any more stays as it is.
 * @param owner Connection of the tables' owner, who may become each of the roles `lectern_*`.
 * @param later Takes the indexes of new tables in place of their being made, but for those that keep values apart, and the references:
 * for whoever fills the tables first, and makes them by `makeIndexes` then.
 * @returns the statements that were run, in their order.
 * @throws SchemaError · ViewError
 */
export async function applySchema({ owner, loader, views = {}, onDoubled = () => undefined, later }: { owner: Kysely<AnyTables>; loader: DeclarationLoader; views?: Views; onDoubled?: OnDoubled; later?: LaterStatements | undefined }): Promise<string[]> {
  const run = (db: Kysely<AnyTables>) => applyIn({ db, loader, views, onDoubled, later });
  return owner.isTransaction ? run(owner) : owner.transaction().execute(run);
}

/** Told of records of before that share what must be each one's own today. */
type OnDoubled = (doubled: Doubled) => void;

async function applyIn({ db, loader, views, onDoubled, later }: { db: Kysely<AnyTables>; loader: DeclarationLoader; views: Views; onDoubled: OnDoubled; later: LaterStatements | undefined }): Promise<string[]> {
  const done: string[] = [];
  const execute: Execute = async (...statements) => {
    if (statements.length > 0) await sql.raw(statements.join(';\n')).execute(db);
    done.push(...statements);
  };
  const abilities = await prepare(db);
  const tables = tablesOf(loader);
  const before = await renameColumns({ tables, found: await readCatalog(db), execute, read: () => readCatalog(db) });
  const problems = clashes([...tables, ...viewsOf(loader)]);
  const plans: string[] = [];
  for (const table of tables) {
    const existing = before.get(table.name);
    if (!existing) {
      plans.push(...createStatements(table));
      continue;
    }
    const plan = await alterStatements({ table, found: existing, probe: probeOver(db) });
    plans.push(...plan.statements);
    problems.push(...plan.problems);
  }
  if (problems.length > 0) throw new SchemaError(problems);
  await dropViews({ db, loader, views, execute, all: plans.length > 0 });
  await execute(...plans);
  // Dropping a column takes its indexes along.
  const found = plans.length > 0 ? await readCatalog(db) : before;
  for (const table of tables) await applyIndexes({ db, table, found: found.get(table.name), isNew: !before.has(table.name), abilities, execute, onDoubled, later });
  for (const table of tables) await applyReferences({ table, loader, found: found.get(table.name), isNew: !before.has(table.name), execute, later });
  for (const table of tables) await applySecurity({ table, found: found.get(table.name), execute });
  await makeViews({ db, loader, views, execute });
  const institution = loader.all().find((resource) => resource.tenant === 'self');
  if (institution) await keepOperatorRow(db, tableOf(institution));
  return done;
}

/** One after the other, sent together. */
type Execute = (...statements: readonly string[]) => Promise<void>;

/** Gives the columns of renamed fields their new names before anything is compared. A refusal later takes it back. */
async function renameColumns({ tables, found, execute, read }: { tables: readonly Table[]; found: Map<string, FoundTable>; execute: Execute; read: () => Promise<Map<string, FoundTable>> }): Promise<Map<string, FoundTable>> {
  const renamed = tables.flatMap((table) => {
    const columns = found.get(table.name)?.columns;
    return table.columns.flatMap(({ name, field }) => {
      const old = field.renamedFrom === null ? null : snakeCase(field.renamedFrom);
      return old !== null && columns?.has(old) && !columns.has(name) ? [`alter table ${table.sql} rename column ${quote(old)} to ${quote(name)}`] : [];
    });
  });
  for (const statement of renamed) await execute(statement);
  return renamed.length > 0 ? read() : found;
}

/** Schema, extensions, the way to fold texts, and what they make possible. An extension that may not be installed is done without. */
export async function prepare(db: Kysely<AnyTables>): Promise<Abilities> {
  await sql.raw(`create schema if not exists ${quote(APP_SCHEMA)}`).execute(db);
  await sql.raw(`grant usage on schema ${quote(APP_SCHEMA)} to lectern_tenant, lectern_all, lectern_search`).execute(db);
  await ensureFoldedText(db);
  for (const extension of ['pg_trgm', 'btree_gin']) {
    await sql.raw(`do $$ begin create extension if not exists ${extension}; exception when others then null; end $$`).execute(db);
  }
  return findAbilities(db);
}

/** What the extensions that are there make possible; their operators are found by name for the rest of the transaction. */
export async function findAbilities(db: Kysely<AnyTables>): Promise<Abilities> {
  const { rows } = await sql<{ extname: string; schema: string }>`
    select extname, nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname in ('pg_trgm', 'btree_gin')`.execute(db);
  const schemas = [...new Set(['public', ...rows.map((row) => row.schema)])].map(quote).join(', ');
  await sql.raw(`set local search_path = ${schemas}`).execute(db);
  const names = new Set(rows.map((row) => row.extname));
  return { hasTrigrams: names.has('pg_trgm'), hasBtreeGin: names.has('btree_gin') };
}

/** Two fields may not share a column, nor two modules a table. */
function clashes(tables: readonly Table[]): SchemaProblem[] {
  const names = new Map<string, string>();
  return tables.flatMap((table) => {
    const other = names.get(table.name);
    names.set(table.name, table.resource.name);
    const columns = new Map<string, string>();
    const twins = table.columns.flatMap(({ name, field }): SchemaProblem[] => {
      const twin = columns.get(name);
      columns.set(name, field.name);
      return twin ? [{ resource: table.resource.name, field: field.name, message: `and the field ${twin} would share the column ${name}`, statement: 'rename one of the two' }] : [];
    });
    return other ? [...twins, { resource: table.resource.name, field: '', message: `and the module ${other} would share the table ${table.name}`, statement: 'rename one of the two' }] : twins;
  });
}

/** The owner itself is held by forced row-level security: questions about rows are asked as the role that sees all. */
function probeOver(db: Kysely<AnyTables>): Probe {
  return async ({ table, where }) => {
    await sql.raw('set local role lectern_all').execute(db);
    const { rows } = await sql.raw<{ yes: boolean }>(`select exists (select 1 from ${table.sql} where ${where}) as yes`).execute(db);
    await sql.raw('reset role').execute(db);
    return rows[0]?.yes === true;
  };
}

async function applyIndexes({ db, table, found, isNew, abilities, execute, onDoubled, later }: { db: Kysely<AnyTables>; table: Table; found: FoundTable | undefined; isNew: boolean; abilities: Abilities; execute: Execute; onDoubled: OnDoubled; later: LaterStatements | undefined }): Promise<void> {
  const wanted: IndexSpec[] = [];
  const names = new Set<string>();
  for (const index of indexesOf({ table, abilities })) {
    const kept = found && !isNew && index.isUnique && !found.indexes.has(index.name) ? await keptDespiteDoubles({ db, table, found, index, onDoubled }) : null;
    wanted.push(kept?.instead ?? index);
    names.add((kept?.instead ?? index).name);
    if (kept) names.add(kept.before);
  }
  const stale = [...(found?.indexes ?? [])].filter((name) => /^[ugtfi]x_/.test(name) && !names.has(name));
  for (const name of stale) await execute(`drop index if exists ${quote(APP_SCHEMA)}.${quote(name)}`);
  const missing = wanted.filter(({ name }) => !found?.indexes.has(name)).map((index) => ({ index, statement: `create ${index.isUnique ? 'unique ' : ''}index ${quote(index.name)} on ${table.sql} ${index.definition}` }));
  if (isNew) {
    // No row can be against one of them.
    const isLater = ({ index }: (typeof missing)[number]): boolean => later !== undefined && !index.isUnique;
    later?.indexes.push(...missing.filter(isLater).map(({ statement }) => statement));
    return execute(...missing.filter((one) => !isLater(one)).map(({ statement }) => statement));
  }
  for (const { index, statement } of missing) {
    await execute(statement).catch((error: unknown) => {
      throw explained({ error, code: '23505', table, field: index.key?.columns.map((one) => one.field.name).join(' + ') ?? '', message: 'is unique, and there are records that share a value', statement });
    });
  }
}

/**
 * Where the way to compare has become stricter since, records of before may share a value now. They are told of and left
 * as they are: the index of before stays, and one that keeps nothing apart serves the question whether a value is taken.
 * @returns null where no record does
 * @throws SchemaError where nothing has kept the values apart before: that is for a person to put right
 */
async function keptDespiteDoubles({ db, table, found, index, onDoubled }: { db: Kysely<AnyTables>; table: Table; found: FoundTable; index: IndexSpec; onDoubled: OnDoubled }): Promise<{ before: string; instead: IndexSpec } | null> {
  const doubled = index.key && (await doublesOf({ db, table, key: index.key }));
  if (!doubled || doubled.values.length === 0) return null;
  const start = index.name.slice(0, -FINGERPRINT_LENGTH);
  const before = [...found.indexes].find((name) => name.startsWith(start) && name.length === index.name.length);
  const statement = `create unique index ${quote(index.name)} on ${table.sql} ${index.definition}`;
  if (!before) throw new SchemaError([{ resource: doubled.resource, field: doubled.field, message: `is unique, and there are records that share a value: ${toldDoubles(doubled)}`, statement }]);
  onDoubled(doubled);
  return { before, instead: { ...index, name: index.name.replace(/^ux_/, 'ix_'), isUnique: false } };
}

async function applyReferences({ table, loader, found, isNew, execute, later }: { table: Table; loader: DeclarationLoader; found: FoundTable | undefined; isNew: boolean; execute: Execute; later: LaterStatements | undefined }): Promise<void> {
  const wanted = referencesOf({ table, loader });
  const names = new Set(wanted.map((reference) => reference.name));
  const stale = [...(found?.constraints ?? [])].filter((name) => name.startsWith('fk_') && !names.has(name));
  for (const name of stale) await execute(`alter table ${table.sql} drop constraint if exists ${quote(name)}`);
  const missing = wanted.filter(({ name }) => !found?.constraints.has(name)).map((reference) => ({ reference, statement: `alter table ${table.sql} add constraint ${quote(reference.name)} ${reference.definition}` }));
  if (isNew && later) return void later.references.push(...missing.map(({ statement }) => statement));
  if (isNew) return execute(...missing.map(({ statement }) => statement));
  for (const { reference, statement } of missing) {
    await execute(statement).catch((error: unknown) => {
      throw explained({ error, code: '23503', table, field: reference.column.field.name, message: `refers to ${reference.target.resource.name}, and there are records that refer to none`, statement });
    });
  }
}

async function applySecurity({ table, found, execute }: { table: Table; found: FoundTable | undefined; execute: Execute }): Promise<void> {
  const guard = securityStatements(table);
  const search = [...searchStatements(table), ...sameStatements(table)];
  const mark = `lectern ${fingerprint([...guard, ...search].join('\n'))}`;
  if (found?.comment === mark && found.isForced && found.policies === policyCount(table)) return;
  await execute(...guard, ...asSearch(search), `comment on table ${table.sql} is ${literal(mark)}`);
}

function explained({ error, code, table, field, message, statement }: { error: unknown; code: string; table: Table; field: string; message: string; statement: string }): unknown {
  const isExpected = (error as { code?: unknown } | null)?.code === code;
  return isExpected ? new SchemaError([{ resource: table.resource.name, field, message, statement }]) : error;
}

/** The row that foreign keys of the operator's own rows point at. Deleted from the start, so it never shows. */
async function keepOperatorRow(db: Kysely<AnyTables>, table: Table): Promise<void> {
  const needed = table.columns.filter((column) => column.isRequired && column.default === null && column.name !== 'id');
  const names = ['id', 'deleted_at', ...needed.map((column) => column.name)].map(quote).join(', ');
  const values = [`${literal(PLATFORM_INSTITUTE)}::uuid`, 'now()', ...needed.map(placeholder)].join(', ');
  await sql.raw('set local role lectern_all').execute(db);
  await sql.raw(`insert into ${table.sql} (${names}) values (${values}) on conflict do nothing`).execute(db);
  await sql.raw('reset role').execute(db);
}

function placeholder(column: Column): string {
  if (column.field.choices.length > 0) return literal(column.field.choices[0]!);
  if (column.field.numbers.length > 0) return String(column.field.numbers[0]);
  if (column.type === 'text') return column.field.type === 'email' ? "'platform@lectern.invalid'" : "'Platform'";
  if (column.type === 'date' || column.type.startsWith('timestamp')) return "'2000-01-01'";
  if (column.type === 'uuid') return literal(PLATFORM_INSTITUTE);
  return column.type === 'jsonb' ? "'{}'" : '0';
}
