import { defineCall, f, LEAST_TOKEN_PRICE, TOKEN_BUYERS } from '../../schemas';

const orderId = f.text({ required: true, maxLength: 60 });
const paymentId = f.text({ required: true, maxLength: 60 });
/** `pending`: paid, and not confirmed by the provider yet; it is entered by itself as soon as it is. */
const status = f.choice(['success', 'pending', 'failed'], { required: true });
const amount = f.number({ required: true, decimals: 2 });

export const orderTokens = defineCall({
  method: 'POST', path: '/ai-token/order', summary: 'Order AI tokens at the present rate; price and tokens have to be each other’s by it', gate: TOKEN_BUYERS, creates: true,
  body: {
    amount_inr: f.money({ required: true, min: LEAST_TOKEN_PRICE, max: 10_000_000 }), amount_token: f.number({ required: true, min: 0.01, max: 1_000_000_000, decimals: 2 }),
    instituteId: f.ref('institution'), isExclusive: f.boolean(),
  },
  // What checkout is opened with: the provider's number of the order, its key, the price in paise.
  gives: { razorpay_order_id: orderId, amount_inr: f.money({ required: true }), amount_token: amount, isExclusive: f.boolean({ required: true }), paise: f.integer({ required: true }), currency: f.text({ required: true }), key: f.text({ required: true }) },
});

export const verifyTokens = defineCall({
  method: 'POST', path: '/ai-token/verify', summary: 'Verify a payment by the provider’s signature over the stored order; what is paid is entered at once', gate: TOKEN_BUYERS,
  body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: f.text({ required: true, maxLength: 200 }) }, gives: { status },
});

export const purchaseTokens = defineCall({
  method: 'POST', path: '/ai-token/purchase', summary: 'Enter a purchase that was verified, once', gate: TOKEN_BUYERS,
  body: { razorpay_order_id: orderId, razorpay_payment_id: paymentId }, gives: { status, balance: amount },
});

export const readCheckout = defineCall({
  method: 'GET', path: '/ai-token/checkout', summary: 'Who takes payments, and the script that opens checkout', gate: TOKEN_BUYERS,
  gives: { provider: f.choice(['razorpay', 'sandbox']), script: f.text() },
});
