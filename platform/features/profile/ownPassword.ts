import { refuseWeak } from '../../identity/account/refuseWeak';
import { setPassword } from '../../identity/account/setPassword';
import { requireSession } from '../../identity/sessions/sessions';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { consoleAddressOf, type Asked } from '../../kernel/http/consoleAddress';
import { hashPassword } from '../../kernel/crypto/passwords';
import { auditOwn } from './auditOwn';
import { provePassword } from './provePassword';

const ALL = { kind: 'all' } as const;

export interface PasswordChange {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly requestId: string;
  readonly currentPassword: string;
  readonly password: string;
  readonly request: Asked;
  /** The caller's. */
  readonly address: string;
}

/**
 * Sets a person's own password; every other session of the person ends.
 * @throws VALIDATION at `password` or `currentPassword`; LOCKED; SIGNED_OUT when the session has
 * been ended meanwhile
 */
export async function changeOwnPassword({ context, actor, requestId, currentPassword, password, request, address }: PasswordChange): Promise<void> {
  refuseWeak({ password, names: [actor.name, actor.email] });
  const person = await provePassword({ context, actor, currentPassword, address });
  const hash = await hashPassword(password);
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await requireSession({ trx, userId: actor.id, sessionId: actor.sessionId, now: context.clock() });
    await setPassword({ trx, context, person, passwordHash: hash, consoleAddress: consoleAddressOf({ config: context.config, request }), except: actor.sessionId });
    await auditOwn({ trx, context, actor, requestId, action: 'changePassword', address });
  });
}
