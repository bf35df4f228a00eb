import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { DeclarationLoader } from '../../../src/schemas';
import { literal } from './columns';
import { refuseLostSteps, type OwnTables, type TableStep } from './ownTables';
import { ensureRoles } from './roles';
import { applySchema } from './schema/apply';
import { applyOwnSearch } from './schema/ownSearch';
import { doublesWarning } from './schema/doubles';
import { MIGRATION_LOCK, type LaterStatements } from './schema/laterIndexes';
import { dropViews } from './schema/views';
import type { Database, Trx } from './scope';
import type { Views } from './views';

interface MigrateParams {
  readonly database: Database;
  readonly loader: DeclarationLoader;
  readonly tables: OwnTables;
  readonly views: Views;
  readonly logger?: Pick<FastifyBaseLogger, 'warn'>;
  /** Called on the way where the database is new, for what may be done beside. Throws nothing. */
  readonly onNew?: () => void;
  /** Takes the indexes and references of a database that is new, to be made by `makeIndexes` once it is filled. @default none waits */
  readonly later?: LaterStatements;
}

/**
 * Brings the database to the state this version needs: roles, the platform's own tables, the tables of the
 * declarations. One transaction under a lock, so that of several nodes starting together one does it and a failure
 * leaves nothing half done.
 * @throws Error naming the server's version below 15; TableStepError for tables of a feature that is not there; SchemaError
 * for a change that could lose data; ViewError for a view that does not fit its module
 */
export async function migrate({ database, loader, tables, views, logger, onNew, later }: MigrateParams): Promise<void> {
  await database.owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await checkVersion(trx);
    await ensureRoles(trx);
    await sql.raw('create schema if not exists core; create table if not exists core.migration (name text primary key, applied_at timestamptz not null default now())').execute(trx);
    const { rows } = await sql<{ name: string }>`select name from core.migration`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    refuseLostSteps({ applied, tables });
    // What a step changes may be what a view shows.
    if ([...tables.steps, ...tables.lateSteps].some(({ name }) => !applied.has(name))) await dropAllViews({ trx, views });
    const isNew = applied.size === 0;
    // What comes after is not served before it is on the disk.
    if (isNew) await sql`set local synchronous_commit = off`.execute(trx);
    // Sent together where all are new: the database is then busy for long enough to do something beside it.
    const steps = tables.steps.filter(({ name }) => !applied.has(name)).map(asStatement);
    const sent = sendAll({ trx, statements: isNew ? [steps.join('')] : steps });
    if (isNew) onNew?.();
    await sent;
    await applyOwnSearch({ db: trx, tables, beforeChange: () => dropAllViews({ trx, views }) });
    await applySchema({ owner: trx, loader, views, onDoubled: (doubled) => logger?.warn(doublesWarning(doubled)), later: isNew ? later : undefined });
    await sendAll({ trx, statements: tables.lateSteps.filter(({ name }) => !applied.has(name)).map(asStatement) });
    await sql.raw(ACTOR_TRIGGERS).execute(trx);
    for (const { sql: statement } of tables.always) await sql.raw(statement).execute(trx);
    for (const { name, run } of tables.rowSteps.filter((one) => !applied.has(one.name))) {
      await run({ trx, loader });
      await sql`insert into core.migration (name) values (${name})`.execute(trx);
    }
  });
}

async function dropAllViews({ trx, views }: { readonly trx: Trx; readonly views: Views }): Promise<void> {
  await dropViews({ db: trx, loader: null, views, execute: async (statement) => void (await sql.raw(statement).execute(trx)), all: true });
}

/** A step, and that it is done. */
function asStatement({ name, sql: step }: TableStep): string {
  return `${step};\ninsert into core.migration (name) values (${literal(name)});\n`;
}

async function sendAll({ trx, statements }: { readonly trx: Trx; readonly statements: readonly string[] }): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

async function checkVersion(db: Parameters<typeof ensureRoles>[0]): Promise<void> {
  const { rows } = await sql<{ number: number; text: string }>`select current_setting('server_version_num')::int as number, current_setting('server_version') as text`.execute(db);
  if (rows[0]!.number < 150_000) throw new Error(`Postgres ${rows[0]!.text} is too old: version 15 or later is needed.`);
}

/** On tables of declarations, hence after them: a change of a person, an institute or a profile reaches every node's memory. Of the latter two everybody is asked for anew. */
const ACTOR_TRIGGERS = ['user', 'institution', 'role']
  .flatMap((table) => ['update', 'delete'].map((event) => ({ table, event })))
  .map(({ table, event }) => `
do $do$ begin
  if to_regclass('app."${table}"') is not null then
    create or replace trigger actor_${event} after ${event} on app."${table}" referencing old table as changed
      for each statement execute function core.actor_changed('${table === 'user' ? 'user' : 'institution'}');
  end if;
end $do$;`)
  .join('');
