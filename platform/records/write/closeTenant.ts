import { sql } from 'kysely';
import type { Trx } from '../operation';

/**
 * Ends at once what an institute that was deleted had open: its people are signed out, and whoever acted for it: what
 * they do next was meant for the institute, and must not reach the operator's own. Signing in, its public parts and its domains look at the institute's own row.
 */
export async function closeTenant({ trx, id }: { trx: Trx; id: string }): Promise<void> {
  await sql`delete from core.session where institute_id = ${id} or acting_for = ${id}`.execute(trx);
}
