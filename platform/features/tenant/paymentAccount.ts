import { createHmac } from 'node:crypto';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';

const AUTHORIZE = 'https://auth.razorpay.com/authorize';
const STATE_SECONDS = 15 * 60;

/**
 * The address at which a tenant lets the operator take payments into its account (part 1 §7). Its `state` names the
 * session and the tenant, runs out, and is signed: nobody can be led to connect an account of somebody else's.
 * @throws NOT_CONFIGURED without the platform's own keys
 */
export function authorizeUrl({ context, actor, owner }: { context: PlatformContext; actor: RequestActor; owner: string }): string {
  const { razorpay, secret } = context.config;
  if (!razorpay) throw failure({ reason: 'paymentsNotSetUp' });
  const url = new URL(AUTHORIZE);
  const expires = Math.floor(context.clock().getTime() / 1000) + STATE_SECONDS;
  const state = Buffer.from(JSON.stringify({ session: actor.sessionId, tenant: owner, expires })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`razorpay\n${state}`).digest('base64url');
  url.search = new URLSearchParams({ client_id: razorpay.clientId, response_type: 'code', redirect_uri: razorpay.redirectUrl, scope: 'read_write', state: `${state}.${signature}` }).toString();
  return url.href;
}
