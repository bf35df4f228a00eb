import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import type { PersonInstitute } from '../people/people';
import { supportContactIn } from '../people/supportContact';
import type { LearnerPlace } from '../../messages/compose';
import type { Trx } from '../../records/operation';

/** Where the learners of an institute sign in: at its primary domain, which is verified; without one, whom to ask, and whether a website is published at all. */
export async function learnerPlaceIn({ trx, context, institute }: { readonly trx: Trx; readonly context: Pick<PlatformContext, 'config' | 'loader'>; readonly institute: Pick<PersonInstitute, 'id' | 'isOpen'> | null }): Promise<LearnerPlace> {
  const id = institute?.id ?? null;
  const { rows } = await sql<{ host: string | null; hasSite: boolean }>`select (select host from core.tenant_domain where institute_id = ${id}::uuid and is_primary) as host,
    exists (select 1 from core.web_site where institute_id = ${id}::uuid and live is not null) as "hasSite"`.execute(trx);
  const { host = null, hasSite = false } = rows[0] ?? {};
  return { address: host === null ? null : `https://${host}`, hasSite, contact: await supportContactIn({ trx, context, institute, role: 'student' }) };
}
