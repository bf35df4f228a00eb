import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { asPlatform } from '../../kernel/db/asPlatform';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';
import type { Person, PersonInstitute } from './people';

/**
 * Whom somebody who may not sign in turns to: the own institute while it is open, else the operator, else the contact
 * the platform was started with.
 */
export async function supportContactFor({ context, person }: { readonly context: PlatformContext; readonly person: Person }): Promise<string> {
  return context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => supportContactIn({ trx, context, institute: person.institute }));
}

/** The same within a transaction, for a message: the page and the mail name the same contact. */
export async function supportContactIn({ trx, context: { config, loader }, institute }: { readonly trx: Trx; readonly context: Pick<PlatformContext, 'config' | 'loader'>; readonly institute: Pick<PersonInstitute, 'id' | 'isOpen'> | null }): Promise<string> {
  if (!loader.get('supportContactInfo')) return config.supportContact;
  const owners = [...(institute?.isOpen ? [institute.id] : []), PLATFORM_INSTITUTE];
  // Within an institute's transaction the operator's own contact would not be seen.
  const { rows } = await asPlatform({ trx, run: () => sql<{ contact: string }>`
    select coalesce(email, phone_number) as contact from app.support_contact_info
    where institute_id = any(${owners}::uuid[]) and deleted_at is null and coalesce(email, phone_number) is not null
    order by institute_id = ${PLATFORM_INSTITUTE}::uuid limit 1`.execute(trx) });
  return rows[0]?.contact ?? config.supportContact;
}
