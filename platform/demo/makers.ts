import { sql, type Transaction } from 'kysely';
import type { DeclarationLoader } from '../../src/schemas';
import { tablesOf } from '../kernel/db/columns';
import type { AnyTables } from '../kernel/db/scope';

/** Says of every record of the content who made it: an institute's own administrator, or for the rest the super admin. */
export async function insertMakers({ trx, loader }: { readonly trx: Transaction<AnyTables>; readonly loader: DeclarationLoader }): Promise<void> {
  for (const table of tablesOf(loader)) {
    const own = table.hasOwner && table.name !== 'user'
      ? sql`(select u.id from app."user" u where u.institute_id = t.institute_id and u.role = 'institute' order by u.created_at, u.id limit 1)`
      : sql`null::uuid`;
    await sql`update ${sql.raw(table.sql)} t set created_by_id = m.id, updated_by_id = m.id
      from (select t.id as row_id, coalesce(${own}, (select id from app."user" where role = 'super_admin' order by id limit 1)) as id from ${sql.raw(table.sql)} t) m
      where m.row_id = t.id and t.created_by_id is null`.execute(trx);
  }
}
