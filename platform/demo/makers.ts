import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DeclarationLoader } from '../../src/schemas';
import { tablesOf } from '../kernel/db/columns';
import type { AnyTables } from '../kernel/db/scope';

/** Who makes the records of the content: an institute's own administrator, or for the rest the super admin. */
export interface Makers {
  /** By the id of their institute. */
  readonly heads: Readonly<Record<string, string>>;
  readonly operator: string | null;
}

export async function makersOf({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<Makers> {
  const { rows: heads } = await sql<{ institute_id: string; id: string }>`select distinct on (institute_id) institute_id, id from app."user" where role = 'institute' order by institute_id, created_at, id`.execute(trx);
  const { rows: operators } = await sql<{ id: string }>`select id from app."user" where role = 'super_admin' order by id limit 1`.execute(trx);
  return { heads: Object.fromEntries(heads.map(({ institute_id, id }) => [institute_id, id])), operator: operators[0]?.id ?? null };
}

/** The maker of a row, by the piece of SQL that names its institute. */
export function makerOf({ makers: { heads, operator }, institute }: { readonly makers: Makers; readonly institute: string }): RawBuilder<unknown> {
  return sql`coalesce((${JSON.stringify(heads)}::jsonb ->> (${sql.raw(institute)})::text)::uuid, ${operator}::uuid)`;
}

/** Twice: who made the record, and who changed it last. */
export function madeBy(of: { readonly makers: Makers; readonly institute: string }): RawBuilder<unknown> {
  return sql`${makerOf(of)}, ${makerOf(of)}`;
}

/** Says of every record of the content who made it, where that is not said yet. */
export async function insertMakers({ trx, loader }: { readonly trx: Transaction<AnyTables>; readonly loader: DeclarationLoader }): Promise<void> {
  const makers = await makersOf({ trx });
  for (const table of tablesOf(loader)) {
    const maker = table.hasOwner && table.name !== 'user' ? makerOf({ makers, institute: 'institute_id' }) : sql`${makers.operator}::uuid`;
    await sql`update ${sql.raw(table.sql)} set created_by_id = ${maker}, updated_by_id = ${maker} where created_by_id is null`.execute(trx);
  }
}
