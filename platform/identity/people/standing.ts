import type { PlatformContext } from '../../kernel/context';
import { declared } from '../../kernel/db/declaredTables';
import { failure, type PlatformError } from '../../kernel/errors';
import type { Person } from './people';
import { supportContactFor } from './supportContact';

/**
 * Why somebody whose name and password are right may not sign in at present. Of an institute that waits for approval, was
 * suspended, closed or deleted, it says that, and its name; of everything else that the account is not active. All name the support.
 */
export async function whyNot({ context, person }: { readonly context: PlatformContext; readonly person: Person }): Promise<PlatformError> {
  const supportContact = await supportContactFor({ context, person });
  const { institute } = person;
  const details = { supportContact, ...(institute && { institute: institute.name }) };
  if (!person.isActive || !institute || institute.isOpen) return failure({ code: 'INACTIVE', details });
  const found = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
    declared(trx).selectFrom('app.institution').select(['is_approved', 'is_suspended', 'deleted_at']).where('id', '=', institute.id).executeTakeFirst());
  if (found && found.deleted_at !== null) return failure({ reason: 'instituteDeleted', details });
  if (found && !found.is_approved) return failure({ reason: 'awaitingApproval', details });
  return failure({ reason: found?.is_suspended ? 'instituteSuspended' : 'instituteClosed', details });
}
