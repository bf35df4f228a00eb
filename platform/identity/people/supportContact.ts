import { sql } from 'kysely';
import type { Role } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { asPlatform } from '../../kernel/db/asPlatform';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';
import type { Person, PersonInstitute } from './people';

interface ContactParams {
  readonly trx: Trx;
  readonly context: Pick<PlatformContext, 'config' | 'loader'>;
  /** Of whoever turns to it; `null`: the operator's own. */
  readonly institute: Pick<PersonInstitute, 'id' | 'isOpen'> | null;
  /** Their role: the head of an institute is not sent to the own address. */
  readonly role: Role | null;
}

/**
 * Whom somebody who may not sign in turns to: the own institute while it is open, by the contact it gives or else its address,
 * then the operator, then the contact the platform was started with.
 */
export async function supportContactFor({ context, person }: { readonly context: PlatformContext; readonly person: Person }): Promise<string> {
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => supportContactIn({ trx, context, institute: person.institute, role: person.role }));
}

/** The same within a transaction, for a message: the page and the mail name the same contact. */
export async function supportContactIn({ trx, context: { config, loader }, institute, role }: ContactParams): Promise<string> {
  if (!loader.get('supportContactInfo')) return config.supportContact;
  const own = institute?.isOpen ? institute.id : null;
  // Within an institute's transaction the operator's own contact would not be seen.
  const { rows } = await asPlatform({ trx, run: () => sql<{ contact: string }>`
    select contact from (
      select coalesce(email, phone_number) as contact, case when institute_id = ${PLATFORM_INSTITUTE}::uuid then 2 else 0 end as place from app.support_contact_info
      where institute_id in (${own}::uuid, ${PLATFORM_INSTITUTE}::uuid) and deleted_at is null
      union all
      select email_id, 1 from app.institution where id = ${role === 'institute' ? null : own}::uuid
    ) known where contact is not null order by place limit 1`.execute(trx) });
  return rows[0]?.contact ?? config.supportContact;
}
