import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import type { PersonInstitute } from '../people/people';
import { supportContactIn } from '../people/supportContact';
import type { LearnerPlace } from '../../messages/compose';
import type { Trx } from '../../records/operation';

/** Where the learners of an institute sign in: at its primary domain, which is verified; without one, whom to ask. */
export async function learnerPlaceIn({ trx, context, institute }: { readonly trx: Trx; readonly context: Pick<PlatformContext, 'config' | 'loader'>; readonly institute: Pick<PersonInstitute, 'id' | 'isOpen'> | null }): Promise<LearnerPlace> {
  const { rows } = await sql<{ host: string }>`select host from core.tenant_domain where institute_id = ${institute?.id ?? null}::uuid and is_primary`.execute(trx);
  return { address: rows[0] ? `https://${rows[0].host}` : null, contact: await supportContactIn({ trx, context, institute }) };
}
