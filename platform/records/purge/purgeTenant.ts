import { sql } from 'kysely';
import type { DeclarationLoader } from '../../../src/schemas';
import { quote, tablesOf, type Table } from '../../kernel/db/columns';
import { referencesOf } from '../../kernel/db/schema/references';
import type { Trx } from '../operation';

/**
 * Removes for good all that is an institute's own: its records, its people and what the platform keeps of them, its
 * trail of changes. What is left is its own row, which the caller removes, its files, which go with all those that
 * nothing refers to any more, and the names of its hosts, whose visitors would else be shown the operator's console.
 */
export async function purgeTenant({ trx, loader, id }: { trx: Trx; loader: DeclarationLoader; id: string }): Promise<void> {
  const people = await sql<{ id: string }>`select id from app."user" where institute_id = ${id}`.execute(trx);
  const ids = people.rows.map((person) => person.id);
  await purgeMessages({ trx, names: await addressesEver({ trx, id, people: ids }), from: id });
  await purgePeople({ trx, ids });
  await sql`insert into core.gone_host (host) select host from core.tenant_domain where institute_id = ${id} and verified_at is not null on conflict do nothing`.execute(trx);
  const emptyOwn = async (): Promise<void> => {
    for (const name of await coreTablesWith({ trx, column: 'institute_id' })) await sql`delete from core.${sql.raw(quote(name))} where institute_id = ${id}`.execute(trx);
  };
  await emptyOwn();
  const owned = tablesOf(loader).filter((table) => table.hasOwner);
  for (const table of inOrder({ tables: owned, loader })) {
    await emptyOptional({ trx, loader, table, id });
  }
  for (const table of inOrder({ tables: owned, loader })) await sql`delete from ${sql.raw(table.sql)} where institute_id = ${id}`.execute(trx);
  // What was written down of their going.
  await emptyOwn();
  // Its row has to be gone before its trail may go: the database sees to that.
  await sql`delete from app.institution where id = ${id}`.execute(trx);
  await sql`delete from core.audit where institute_id = ${id}`.execute(trx);
}

/** What the platform keeps of people besides their records: sessions, rights, codes, links. */
export async function purgePeople({ trx, ids }: { trx: Trx; ids: readonly string[] }): Promise<void> {
  if (ids.length === 0) return;
  for (const name of await coreTablesWith({ trx, column: 'user_id' })) await sql`delete from core.${sql.raw(quote(name))} where user_id = any(${ids}::uuid[])`.execute(trx);
  await sql`delete from core.idempotency where actor_id = any(${ids}::uuid[])`.execute(trx);
}

/** Addresses and numbers of people, and of institutes. */
export async function addressesOf({ trx, ids }: { trx: Trx; ids: readonly string[] }): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string | null }>`select unnest(array[email_id, phone_number]) as name from app."user" where id = any(${ids}::uuid[])
    union select unnest(array[email_id, phone_number]) from app.institution where id = any(${ids}::uuid[])`.execute(trx);
  return rows.flatMap(({ name }) => name ?? []);
}

/** Those of an institute and its people, as they are and as its trail of changes has them. */
async function addressesEver({ trx, id, people }: { trx: Trx; id: string; people: readonly string[] }): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select distinct name from core.audit a, unnest(array[a.before ->> 'emailId', a.after ->> 'emailId', a.before ->> 'phoneNumber', a.after ->> 'phoneNumber']) name
    where a.institute_id = ${id} and name is not null and exists (select 1 from unnest(${[id, ...people]}::uuid[]) own(id) where own.id = a.record_id)`.execute(trx);
  return [...(await addressesOf({ trx, ids: [id, ...people] })), ...rows.map(({ name }) => name)];
}

/** Removes messages to these addresses and numbers, but for such as are somebody else's by now. @param from the institute whose people go with it; none: people who are deleted already */
export async function purgeMessages({ trx, names, from = null }: { trx: Trx; names: readonly string[]; from?: string | null }): Promise<void> {
  if (names.length === 0) return;
  await sql`with gone as (select unnest(${names}::text[]) as name), kept as (
      select g.name from gone g join app."user" u on u.email_id = g.name where u.deleted_at is null and u.institute_id is distinct from ${from}::uuid
      union select g.name from gone g join app."user" u on u.phone_number = g.name where u.deleted_at is null and u.institute_id is distinct from ${from}::uuid
    ) delete from core.outbox where recipient in (select name from gone except select name from kept)`.execute(trx);
}

/** The platform's own tables with such a column. The trail of changes is a matter of its own; uploads go with their files. */
async function coreTablesWith({ trx, column }: { trx: Trx; column: 'institute_id' | 'user_id' }): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'core'::regnamespace and c.relkind in ('r', 'p') and a.attname = ${column} and not a.attisdropped and c.relname not in ('audit', 'upload') order by 1`.execute(trx);
  return rows.map((row) => row.name);
}

/** References between the institute's own rows that may be empty hold nobody back. */
async function emptyOptional({ trx, loader, table, id }: { trx: Trx; loader: DeclarationLoader; table: Table; id: string }): Promise<void> {
  for (const { column, target } of referencesOf({ table, loader })) {
    if (!target.hasOwner || column.isRequired) continue;
    await sql`update ${sql.raw(table.sql)} set ${sql.raw(quote(column.name))} = null where institute_id = ${id} and ${sql.raw(quote(column.name))} is not null`.execute(trx);
  }
}

/** Tables that refer to others before those: none is removed while a row needs it. */
function inOrder({ tables, loader }: { tables: readonly Table[]; loader: DeclarationLoader }): Table[] {
  const left = new Set(tables);
  const ordered: Table[] = [];
  const isNeeded = (table: Table): boolean =>
    [...left].some((other) => other !== table && referencesOf({ table: other, loader }).some(({ column, target }) => column.isRequired && target.name === table.name));
  while (left.size > 0) {
    const next = [...left].find((table) => !isNeeded(table)) ?? [...left][0]!;
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}
