import { sql } from 'kysely';
import type { Trx } from '../operations/operation';

/**
 * Ends at once what an institute that was deleted had open: its people are signed out, and whoever acted for it is
 * themselves again. Signing in, its public parts and its domains look at the institute's own row.
 */
export async function closeTenant({ trx, id }: { trx: Trx; id: string }): Promise<void> {
  await sql`delete from core.session where institute_id = ${id} and acting_for is distinct from ${id}`.execute(trx);
  await sql`update core.session set acting_for = null where acting_for = ${id}`.execute(trx);
}
