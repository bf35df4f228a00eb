import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { institution } from '../../../src/resources/institution';
import type { Access } from '../../../src/schemas';
import { declared } from '../../kernel/db/declaredTables';
import type { ValuesOf, WriteEvent } from '../../records/handler';
import { writeAudit } from '../../records/audit';
import { sendLink } from '../links/sendLink';

/**
 * Invites the address of an institute that opens with nobody in charge of it, as the operator made it and nobody has registered.
 * An address that somebody has already stays theirs.
 */
export async function inviteFirst({ event, access }: { event: WriteEvent<ValuesOf<typeof institution>>; access: Access }): Promise<void> {
  const { operation, trx, id, after } = event;
  const email = after.emailId?.toLowerCase();
  const people = declared(trx).selectFrom('app.user').select('id').where('deleted_at', 'is', null).limit(1);
  if (!email || (await people.where('institute_id', '=', id).where('role', '=', 'institute').executeTakeFirst())) return;
  if (await people.where('email_id', '=', email).executeTakeFirst()) return event.tell?.('notInvited', email);
  const user = { id: newId(), instituteId: id, name: after.name ?? email, emailId: email, role: 'institute', status: 'invited', language: after.language ?? 'en', access };
  await declared(trx)
    .insertInto('app.user')
    .values({ id: user.id, institute_id: id, name: user.name, email_id: email, role: 'institute', status: 'invited', language: user.language, access: sql<Access>`${JSON.stringify(access)}::jsonb`, created_by_id: operation.actor.id, updated_by_id: operation.actor.id })
    .execute();
  await writeAudit({ trx, actor: operation.actor, requestId: operation.requestId, resource: operation.context.loader.require('user'), recordId: user.id, action: 'create', before: null, after: user });
  await sendLink({ operation, trx, purpose: 'invite', record: user });
  event.tell?.('invited', email);
}
