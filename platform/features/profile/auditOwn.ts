import type { Transaction } from 'kysely';
import { writeAudit } from '../../records/audit';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import type { AnyTables } from '../../kernel/db/scope';

export interface OwnAudit {
  readonly trx: Transaction<AnyTables>;
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly action: 'changePassword' | 'endSession' | 'logoutEverywhere';
  /** The caller's address, where it matters. */
  readonly address?: string;
}

/** Writes down what a person did to the own account. */
export async function auditOwn({ trx, context, actor, requestId, action, address }: OwnAudit): Promise<void> {
  const after = { instituteId: actor.instituteId, name: actor.name };
  await writeAudit({ trx, actor, requestId, resource: context.loader.require('user'), recordId: actor.id, action, before: null, after, ...(address && { answers: { address } }) });
}
