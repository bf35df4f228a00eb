import { sql } from 'kysely';
import type { PlatformContext } from '../context';
import { failure, type PlatformError } from '../errors';
import type { Person } from './people';
import { supportContactFor } from './supportContact';

/**
 * Why somebody whose name and password are right may not sign in at present. Of an institute that waits for approval, was
 * suspended or deleted, it says that, and its name; of everything else that the account is not active. All name the support.
 */
export async function whyNot({ context, person }: { readonly context: PlatformContext; readonly person: Person }): Promise<PlatformError> {
  const supportContact = await supportContactFor({ context, person });
  const { institute } = person;
  const details = { supportContact, ...(institute && { institute: institute.name }) };
  if (!person.isActive || !institute || institute.isOpen) return failure({ code: 'INACTIVE', details });
  const { rows } = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
    sql<{ is_approved: boolean; is_suspended: boolean; is_deleted: boolean }>`select is_approved, is_suspended, deleted_at is not null as is_deleted from app.institution where id = ${institute.id}::uuid`.execute(trx));
  const [found] = rows;
  if (found?.is_deleted) return failure({ reason: 'instituteDeleted', details });
  if (found && !found.is_approved) return failure({ reason: 'awaitingApproval', details });
  return found?.is_suspended ? failure({ reason: 'instituteSuspended', details }) : failure({ code: 'INACTIVE', details });
}
