import { orderTokens, purchaseTokens, readCheckout, verifyTokens } from '../../../src/customPages/tokens/calls';
import { readTokenBalance } from '../../../src/shell/tokens/calls';
import { answer } from '../../calls/answer';
import { paymentProviderOf } from '../../payments';
import { tenantOf } from '../../records/tenantOf';
import { tokenBalance } from './balance';
import { makeOrder } from './order';
import { recordPurchase, verifyPayment } from './settle';

/** AI tokens (part 2 §4, §7): what an institute has, and how it buys more. Rates, orders and transactions are declared. */
export const answers = [
  answer(readTokenBalance, async ({ context, actor, input }) => tokenBalance({ context, actor, instituteId: await tenantOf({ context, actor, query: input }) })),
  answer(readCheckout, async ({ context }) => {
    const provider = paymentProviderOf(context);
    return { provider: provider?.name ?? null, script: provider?.script ?? null };
  }),
  answer(orderTokens, makeOrder),
  answer(verifyTokens, async ({ context, actor, input }) => ({
    status: await verifyPayment({ context, actor, orderId: input.razorpay_order_id, paymentId: input.razorpay_payment_id, signature: input.razorpay_signature }),
  })),
  answer(purchaseTokens, async ({ context, actor, input }) => {
    const status = await recordPurchase({ context, actor, orderId: input.razorpay_order_id, paymentId: input.razorpay_payment_id });
    const { balance } = await tokenBalance({ context, actor, instituteId: actor.instituteId! });
    return { status, balance };
  }),
];
