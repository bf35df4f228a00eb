import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../kernel/context';
import type { Trx } from '../kernel/db/scope';
import { failure } from '../kernel/errors';
import { paymentProviderOf } from './index';
import type { Payment, PaymentProvider } from './provider/provider';
import { paymentOf, type RazorpayPayment } from './provider/razorpay';
import { WEBHOOK_PATH } from './sandbox/keys';

/** What became of a message: the payment was entered, was there already, failed, is of another amount, of no order of ours, or the message is of something else. */
export type Outcome = 'recorded' | 'known' | 'failed' | 'mismatch' | 'unknown' | 'ignored';

/** Takes what a payment brought, in the transaction that keeps the message. */
export type TakePayment = (input: { readonly context: PlatformContext; readonly trx: Trx; readonly payment: Payment }) => Promise<Outcome>;

/** Messages tell of payments by these; what else there is, is kept as seen. */
const OF_PAYMENTS = new Set(['payment.captured', 'payment.failed', 'order.paid']);
const BODY_BYTES = 256 * 1024;
const KEPT_DAYS = 90;

/**
 * Takes the provider's messages. The signature is over the bytes as they came, so nothing is read before it is checked; each message is
 * taken once, by its number. What could not be kept is answered with a failure, after which the provider sends it again.
 */
export function registerWebhook({ app, context, take }: { readonly app: FastifyInstance; readonly context: PlatformContext; readonly take: TakePayment }): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { config: { public: true }, bodyLimit: BODY_BYTES }, async (request) => {
      const provider = paymentProviderOf(context);
      if (!provider) throw failure({ reason: 'checkoutNotSetUp' });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-razorpay-signature'] ?? '');
      if (!provider.isWebhookSigned({ body, signature })) throw failure({ reason: 'webhookForged' });
      const id = String(request.headers['x-razorpay-event-id'] ?? '').slice(0, 100) || createHash('sha256').update(body).digest('hex');
      const outcome = await takeMessage({ context, provider, id, message: messageOf(body), take });
      return { httpcode: 200, message: 'OK', data: { outcome } };
    });
  });
}

interface Message {
  readonly event: string;
  readonly payment: Payment | null;
}

function messageOf(body: Buffer): Message {
  // No text of the database holds the sign of nothing.
  const { event, payload } = (JSON.parse(body.toString('utf8').replaceAll('\\u0000', '')) ?? {}) as { event?: unknown; payload?: { payment?: { entity?: RazorpayPayment } } };
  const entity = payload?.payment?.entity;
  return { event: typeof event === 'string' ? event.slice(0, 60) : '', payment: entity ? paymentOf(entity) : null };
}

async function takeMessage({ context, provider, id, message: { event, payment }, take }: { context: PlatformContext; provider: PaymentProvider; id: string; message: Message; take: TakePayment }): Promise<Outcome | 'before'> {
  return context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await sql`delete from core.payment_event where id in (select id from core.payment_event where received_at < now() - make_interval(days => ${KEPT_DAYS}) limit 50 for update skip locked)`.execute(trx);
    const { numAffectedRows } = await sql`insert into core.payment_event (id, provider, event, order_ref, payment_ref, outcome)
      values (${id}, ${provider.name}, ${event}, ${payment?.orderId ?? null}, ${payment?.id ?? null}, 'ignored') on conflict do nothing`.execute(trx);
    if (Number(numAffectedRows ?? 0) === 0) return 'before';
    if (!payment || !OF_PAYMENTS.has(event)) return 'ignored';
    const outcome = await take({ context, trx, payment });
    const brought = { order: payment.orderId, payment: payment.id, paise: payment.paise, currency: payment.currency };
    if (outcome === 'mismatch') context.logger.error(brought, 'a payment is not of the amount of its order: nothing was given for it');
    if (outcome === 'unknown' && payment.status === 'captured') context.logger.warn(brought, 'a payment is for no order known here, be it of an institute that was removed since: nothing was given for it');
    await sql`update core.payment_event set outcome = ${outcome} where id = ${id}`.execute(trx);
    return outcome;
  });
}
