import { sql, type Transaction } from 'kysely';
import { quote } from '../kernel/db/columns';
import { makeIndexes } from '../kernel/db/schema/laterIndexes';
import type { AnyTables, Database } from '../kernel/db/scope';

interface WithoutIndexesParams {
  readonly trx: Transaction<AnyTables>;
  /** With their schemas. */
  readonly tables: readonly string[];
  readonly run: () => Promise<unknown>;
  /** Leaves the indexes to `makeComing`. @default false: they are back when this returns */
  readonly isLeft?: boolean;
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Fills tables whose indexes come after the rows, in the same transaction or by what is written down in it: sorted once, rather than row by row.
 * What keeps values apart stays.
 * Where who is connected does not own the tables, the indexes stay as well.
 */
export async function withoutIndexes({ trx, tables, run, isLeft = false }: WithoutIndexesParams): Promise<void> {
  const { rows: indexes } = await sql<Index>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname || '.' || c.relname = any(${tables}::text[]) and not i.indisunique and pg_has_role(session_user, c.relowner, 'member')
    order by 1`.execute(trx);
  await asOwner({ trx, statements: indexes.map(({ name }) => `drop index ${name}`) });
  await run();
  const statements = indexes.map(({ definition }) => definition);
  if (!isLeft) return asOwner({ trx, statements });
  await sql`insert into core.coming_index (statement) select unnest(${statements}::text[]) on conflict do nothing`.execute(trx);
}

/** Makes the indexes that are written down, and those that are given. @param indexes `create index` statements */
export async function makeComing({ database, indexes }: { readonly database: Database; readonly indexes: readonly string[] }): Promise<void> {
  const all = { scope: { kind: 'all' } } as const;
  const { rows } = await database.transaction({ ...all, readOnly: true }, (trx) => sql<{ statement: string }>`select statement from core.coming_index`.execute(trx));
  await makeIndexes({ owner: database.owner, indexes: [...indexes, ...rows.map(({ statement }) => statement)] });
  if (rows.length > 0) await database.transaction(all, (trx) => sql`delete from core.coming_index`.execute(trx));
}

/** What the login itself may do, which serves under another role. */
async function asOwner({ trx, statements }: { readonly trx: Transaction<AnyTables>; readonly statements: readonly string[] }): Promise<void> {
  if (statements.length === 0) return;
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(trx);
  await sql`set local role none`.execute(trx);
  for (const statement of statements) await sql.raw(statement).execute(trx);
  await sql.raw(`set local role ${quote(rows[0]!.role)}`).execute(trx);
}
