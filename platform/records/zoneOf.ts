import { sql } from 'kysely';
import { knownZone } from '../kernel/days';
import type { Trx } from './operation';

/** Where the clocks of an institute are: of one that does not say, or by a name that the database does not know, and of the operator, in India. */
export async function zoneOf({ trx, instituteId }: { readonly trx: Trx; readonly instituteId: string | null | undefined }): Promise<string> {
  const { rows } = await sql<{ timezone: string | null }>`select timezone from app.institution where id = ${instituteId ?? null}::uuid`.execute(trx);
  return knownZone(rows[0]?.timezone);
}
