import type { PlatformContext, RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { inTurn } from '../../ledger/inTurn';
import { paymentProviderOf, PaymentProviderError, type PaymentProvider } from '../../payments';
import { readOrder, takeTokenPayment, type TokenOrder } from './record';

const ALL = { kind: 'all' } as const;

/** `pending`: the provider has not said yet; it is asked again by itself, and tells itself. */
export type Settled = 'success' | 'pending' | 'failed';

interface SettleInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly orderId: string;
  readonly paymentId: string;
}

/** Verifies what the provider's page handed over: its signature over the order that is kept here. Then it is entered at once. */
export async function verifyPayment({ context, actor, orderId, paymentId, signature }: SettleInput & { readonly signature: string }): Promise<Settled> {
  const { provider, order } = await ownOrder({ context, actor, orderId });
  if (!provider.isSigned({ orderId: order.orderId, paymentId, signature })) return 'failed';
  return enter({ context, provider, order, paymentId });
}

/** Enters a purchase. Who says that it is paid is not believed: the provider is asked, unless it was entered already. */
export async function recordPurchase({ context, actor, orderId, paymentId }: SettleInput): Promise<Settled> {
  const { provider, order } = await ownOrder({ context, actor, orderId });
  return enter({ context, provider, order, paymentId });
}

/** @throws NOT_FOUND for a number of no order, or of another institute's */
async function ownOrder({ context, actor, orderId }: Omit<SettleInput, 'paymentId'>): Promise<{ provider: PaymentProvider; order: TokenOrder }> {
  const provider = paymentProviderOf(context);
  if (!provider) throw failure({ reason: 'checkoutNotSetUp' });
  const order = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => readOrder({ trx, orderId }));
  if (!order || order.instituteId !== actor.instituteId) throw failure({ code: 'NOT_FOUND' });
  return { provider, order };
}

async function enter({ context, provider, order, paymentId }: { context: PlatformContext; provider: PaymentProvider; order: TokenOrder; paymentId: string }): Promise<Settled> {
  if (order.status === 'paid') return order.paymentId === paymentId ? 'success' : 'failed';
  const payments = await provider.paymentsOf(order.orderId).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.logger.warn({ err: error, order: order.orderId }, 'a payment could not be confirmed at present');
    return null;
  });
  const payment = payments?.find(({ id }) => id === paymentId);
  // What has just been paid may take the provider a moment.
  if (!payment || payment.status === 'authorized') return 'pending';
  const outcome = await inTurn({ database: context.database, ownerId: order.instituteId, run: (trx) => takeTokenPayment({ context, trx, payment }) });
  return outcome === 'recorded' || outcome === 'known' ? 'success' : 'failed';
}
