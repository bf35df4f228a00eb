import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { CallReply } from '../../../src/schemas';
import type { orderTokens } from '../../../src/customPages/tokens/calls';
import type { Asked } from '../../calls/answer';
import { failure } from '../../kernel/errors';
import { paymentProviderOf, PaymentProviderError, type PaymentProvider } from '../../payments';
import { writeAudit } from '../../records/audit';
import { currentRate, fits } from '../../ledger/tokenRate';
import { FIRST_CHECK_SECONDS } from './reconcile';

const ALL = { kind: 'all' } as const;

/** Makes an order of AI tokens at the present rate, which the institute may then pay for. */
export async function makeOrder({ context, actor, input, requestId }: Asked<typeof orderTokens>): Promise<CallReply<typeof orderTokens>> {
  const provider = paymentProviderOf(context);
  if (!provider) throw failure({ reason: 'checkoutNotSetUp' });
  const { instituteId } = actor;
  if (!instituteId) throw failure({ code: 'FORBIDDEN' });
  // Another institute's is as good as none.
  if (input.instituteId !== null && input.instituteId !== instituteId) throw failure({ code: 'NOT_FOUND' });
  const [tokens, paise] = [Math.round(input.amount_token * 100), Math.round(input.amount_inr * 100)];
  const rate = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => currentRate({ trx, now: context.clock() }));
  if (!rate) throw failure({ reason: 'noTokenRate' });
  if (!fits({ rate, tokens, paise })) throw failure({ reason: 'tokenRateChanged' });
  const id = newId();
  const orderId = await ordered({ provider, paise, receipt: id, warn: (error) => context.logger.warn({ err: error }, 'no order could be made at the payment provider') });
  await context.database.transaction({ scope: ALL }, async (trx) => {
    const { numAffectedRows } = await sql`insert into core.ai_token_order (id, institute_id, status, amount_token, amount_inr, is_exclusive, razorpay_order_id, buyer_id, buyer_name, created_at, provider, check_at)
      values (${id}, ${instituteId}, 'pending', ${tokens}::numeric / 100, ${paise}, ${rate.isExclusiveTax}, ${orderId}, ${actor.id}, ${actor.name}, ${context.clock().toISOString()}, ${provider.name}, now() + make_interval(secs => ${FIRST_CHECK_SECONDS})) on conflict (razorpay_order_id) do nothing`.execute(trx);
    if (!numAffectedRows) {
      context.logger.warn({ order: orderId }, 'the payment provider has given the number of an order that it gave before: none is made');
      throw failure({ reason: 'checkoutUnreachable' });
    }
    await writeAudit({ trx, actor, requestId, resource: { name: 'aiTokenPurchaseReport', tenant: 'owned' }, recordId: id, action: 'create', before: null, after: { razorpay_order_id: orderId, amount_token: tokens / 100, amount_inr: paise / 100, isExclusive: rate.isExclusiveTax, instituteId } });
  });
  return { razorpay_order_id: orderId, amount_inr: paise / 100, amount_token: tokens / 100, isExclusive: rate.isExclusiveTax, paise, currency: 'INR', key: provider.keyId };
}

async function ordered({ provider, paise, receipt, warn }: { provider: PaymentProvider; paise: number; receipt: string; warn: (error: Error) => void }): Promise<string> {
  try {
    return (await provider.createOrder({ paise, receipt })).id;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    warn(error);
    throw failure({ reason: 'checkoutUnreachable' });
  }
}
