import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import type { Trx } from '../../kernel/db/scope';
import { holdOwner, post } from '../../ledger/post';
import { tokensGot } from '../../ledger/tokens';
import type { Payment } from '../../payments';
import type { Outcome } from '../../payments/webhook';
import { giveWhatMembershipBrings } from './first';

/** An order as it is kept; tokens in hundredths. */
export interface TokenOrder {
  readonly id: string;
  readonly instituteId: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly tokens: number;
  readonly paise: number;
  readonly orderId: string;
  readonly paymentId: string | null;
}

/**
 * Enters what a payment brought: whoever tells of it, verify, purchase, a message or the reconciler, comes through here, and the
 * order's number is the cause of the entry, so that any of them in any order, and all of them at once, enter it once. Needs
 * the scope of all institutes; the accounts of the institute and the order are held until the transaction ends.
 */
export async function takeTokenPayment({ context, trx, payment }: { readonly context: Pick<PlatformContext, 'clock' | 'loader'> & { readonly logger: Pick<PlatformContext['logger'], 'error'> }; readonly trx: Trx; readonly payment: Payment }): Promise<Outcome> {
  const order = await holdOrder({ trx, orderId: payment.orderId });
  if (!order) return 'unknown';
  if (payment.status === 'failed') {
    // Another try may pay for the same order: whether nobody has is for the reconciler to say.
    if (order.status === 'pending') await sql`update core.ai_token_order set failure = ${payment.failure} where id = ${order.id}`.execute(trx);
    return 'failed';
  }
  if (payment.status !== 'captured') return 'ignored';
  if (payment.paise !== order.paise || payment.currency !== 'INR') return 'mismatch';
  if (order.status === 'paid' && order.paymentId !== payment.id) context.logger.error({ order: order.orderId, payment: payment.id, before: order.paymentId }, 'an order was paid twice: the second payment is to be given back');
  await giveWhatMembershipBrings({ context, trx, instituteId: order.instituteId });
  const { tokens, paise, instituteId, orderId } = order;
  if (order.status !== 'paid') await sql`update core.ai_token_order set status = 'paid', paid_at = clock_timestamp(), razorpay_payment_id = ${payment.id}, failure = null, check_at = null where id = ${order.id}`.execute(trx);
  const isNew = await post({ trx, posting: tokensGot({ cause: `aiToken.order ${orderId}`, kind: 'purchase', instituteId, tokens, paise, reference: orderId }) });
  return isNew ? 'recorded' : 'known';
}

/**
 * The order, held for this transaction; `null` for a number of none. The accounts of its institute are held first: who has
 * them for several orders at once would otherwise wait for the order of somebody who waits for them.
 */
async function holdOrder({ trx, orderId }: { readonly trx: Trx; readonly orderId: string }): Promise<TokenOrder | null> {
  const { rows: [found] } = await sql<{ ownerId: string }>`select institute_id as "ownerId" from core.ai_token_order where razorpay_order_id = ${orderId}`.execute(trx);
  if (!found) return null;
  await holdOwner({ trx, ...found });
  return (await readOrder({ trx, orderId, isHeld: true })) ?? null;
}

/** An order by the provider's number. */
export async function readOrder({ trx, orderId, isHeld = false }: { readonly trx: Trx; readonly orderId: string; readonly isHeld?: boolean }): Promise<TokenOrder | undefined> {
  const { rows } = await sql<Omit<TokenOrder, 'tokens' | 'paise'> & { tokens: string; paise: string }>`select id, institute_id as "instituteId", status, round(amount_token * 100)::text as tokens, amount_inr::text as paise, razorpay_order_id as "orderId", razorpay_payment_id as "paymentId"
    from core.ai_token_order where razorpay_order_id = ${orderId} ${sql.raw(isHeld ? 'for update' : '')}`.execute(trx);
  return rows[0] && { ...rows[0], tokens: Number(rows[0].tokens), paise: Number(rows[0].paise) };
}
