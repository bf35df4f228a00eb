import { sql } from 'kysely';
import type { PlatformContext } from '../context';
import { PLATFORM_INSTITUTE } from '../db/scope';
import type { Person } from './people';

/**
 * Whom somebody who may not sign in turns to: the own institute while it is open, else the operator, else the contact
 * the platform was started with.
 */
export async function supportContactFor({ context, person }: { readonly context: PlatformContext; readonly person: Person }): Promise<string> {
  const { config, database, loader } = context;
  if (!loader.get('supportContactInfo')) return config.supportContact;
  const owners = [...(person.institute?.isOpen ? [person.institute.id] : []), PLATFORM_INSTITUTE];
  const { rows } = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) => sql<{ contact: string }>`
    select coalesce(email, phone_number) as contact from app.support_contact_info
    where institute_id = any(${owners}::uuid[]) and deleted_at is null and coalesce(email, phone_number) is not null
    order by institute_id = ${PLATFORM_INSTITUTE}::uuid limit 1`.execute(trx));
  return rows[0]?.contact ?? config.supportContact;
}
