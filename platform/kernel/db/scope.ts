import {
  DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler, SingleConnectionProvider, Transaction,
  type CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult,
} from 'kysely';
import type { Pool, PoolClient, QueryResult as PgResult } from 'pg';
import { isAcrossInstitutes, type Actor } from '../../../src/schemas';
import { withinTransaction } from './elsewhere';
import { holdTransaction, type HeldTransaction } from './held';
import { watchPool, type PoolWatch } from './poolWatch';
import { scopeStatements } from './scopeSql';
import { beginOn } from './silence';

/** Tables come from declarations at run time: their columns are known to the loader, not to the compiler. */
export type AnyTables = Record<string, Record<string, unknown>>;

export type Trx = Transaction<AnyTables>;

/** Owner of the platform operator's own rows; on the wire it is `null`. */
export const PLATFORM_INSTITUTE = '00000000-0000-0000-0000-000000000000';

/** Whose rows a transaction may touch. Row-level security holds it to that, whatever the SQL says. */
export type Scope = { readonly kind: 'tenant'; readonly instituteId: string } | { readonly kind: 'all' };

export interface TransactionOptions {
  readonly scope: Scope;
  /** Answers without waiting for COMMIT. @default false */
  readonly readOnly?: boolean;
}

/** The database as operations see it. */
export interface Database {
  /** The serving role. It has no right to any table of its own: use it to build queries, `transaction` to run them. */
  readonly kysely: Kysely<AnyTables>;
  /**
   * Runs `run` in one transaction under the scope's role. An error rolls back and is thrown on.
   * @throws RangeError when the scope's institute is not a UUID
   */
  transaction<T>(options: TransactionOptions, run: (trx: Transaction<AnyTables>) => Promise<T>): Promise<T>;
  /** Opens a transaction that whoever holds it ends: it takes a connection until then. */
  hold(): Promise<HeldTransaction>;
  /** The owner of the tables: for migrations alone. Forced row-level security may hide every row from it. */
  readonly owner: Kysely<AnyTables>;
  /**
   * Calls back with the payload of each notification about a person, in this process before the change's own
   * transaction returns, from other nodes as soon as it arrives while a connection is open.
   */
  onActorChanged(listener: (payload: string) => void): void;
  /** The connections that serve, for whoever finds out that their database has fallen silent. */
  readonly connections: PoolWatch;
  close(): Promise<void>;
}

/** What `Database.onActorChanged` hears. */
export const ACTOR_CHANNEL = 'lectern_actor';

/** The scope of everything an actor does. */
export function scopeOf(actor: Pick<Actor, 'role' | 'allowAllInstitutes' | 'instituteId'>): Scope {
  return isAcrossInstitutes(actor) ? { kind: 'all' } : { kind: 'tenant', instituteId: actor.instituteId ?? PLATFORM_INSTITUTE };
}

/** @param pools `serving` connects as the serving role, `owner` as the owner of the tables. */
export function createDatabase(pools: { readonly serving: Pool; readonly owner: Pool }): Database {
  const dialect = new PostgresDialect({ pool: pools.serving });
  const owner = new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool: pools.owner }) });
  const handles = new WeakMap<PoolClient, Transaction<AnyTables>>();
  const handleOf = (client: PoolClient): Transaction<AnyTables> => {
    const handle = handles.get(client) ?? handleOver({ client, dialect });
    handles.set(client, handle);
    return handle;
  };
  const connections = watchPool(pools.serving);
  const open = (text: string): Promise<PoolClient> => beginOn({ pool: pools.serving, watch: connections, text });
  const listeners: ((payload: string) => void)[] = [];
  pools.serving.on('connect', (client) => {
    client.on('notification', ({ payload }) => listeners.forEach((listener) => listener(payload ?? '*')));
  });
  return {
    kysely: new Kysely<AnyTables>({ dialect }),
    owner,
    transaction: async ({ scope, readOnly = false }, run) => {
      const client = await open(beginStatement({ scope, readOnly }));
      const mark = { isOpen: true };
      try {
        const result = await withinTransaction(mark, () => run(handleOf(client)));
        const committed = client.query('COMMIT').then(() => client.release());
        if (readOnly) committed.catch((error: Error) => client.release(error));
        else await committed;
        return result;
      } catch (error) {
        client.query('ROLLBACK').then(() => client.release(), (failed: Error) => client.release(failed));
        throw error;
      } finally {
        mark.isOpen = false;
      }
    },
    hold: async () => {
      const client = await open('BEGIN');
      return holdTransaction({ client, handle: handleOf(client) });
    },
    onActorChanged: (listener) => {
      listeners.push(listener);
    },
    connections,
    close: async () => {
      await Promise.all([pools.serving.end(), pools.owner.end()]);
    },
  };
}

/** One simple query of several statements: one round trip. */
function beginStatement({ scope, readOnly }: Required<TransactionOptions>): string {
  return `${readOnly ? 'BEGIN READ ONLY' : 'BEGIN'}; ${scopeStatements(scope)}`;
}

/** Kysely over one connection inside a transaction that is opened and closed outside. Made once a connection. */
function handleOver({ client, dialect }: { readonly client: PoolClient; readonly dialect: Dialect }): Transaction<AnyTables> {
  const compiler = new PostgresQueryCompiler();
  const executor = new DefaultQueryExecutor(compiler, new PostgresAdapter(), new SingleConnectionProvider(connectionOver(client)));
  return new Transaction<AnyTables>({ config: { dialect }, driver: dialect.createDriver(), dialect, executor });
}

function connectionOver(client: PoolClient): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const name = statementName(query.sql);
      const result: PgResult = await client.query({ text: query.sql, values: query.parameters as unknown[], ...(name && { name }) });
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Rows are read page by page here, not streamed.');
    },
  };
}

/**
 * A name lets Postgres keep the plan of a statement: reading one record then costs half. Lists are left out, since
 * what plan is best for them depends on the values; and so are several statements in one text, which have no plan.
 */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return known || undefined;
  if (statementNames.size >= MOST_STATEMENTS) return undefined;
  const isPlanned = !/\b(limit|order by|count\(|sum\(|explain )|search_|;/i.test(text);
  statementNames.set(text, isPlanned ? `lectern_${statementNames.size}` : '');
  return isPlanned ? statementNames.get(text) : undefined;
}

const statementNames = new Map<string, string>();
/** Statements are made from declarations, so there is an end to them; should there not be, memory has one. */
const MOST_STATEMENTS = 1_000;
