export const first = {
  name: 'AI token order |||| AI token orders',
  menu: 'AI Token Purchase',
  newOne: 'New AI token order',
  fields: {
    razorpay_order_id: 'Order',
    amount_token: 'Tokens',
    amount_inr: 'Price',
    isExclusive: 'Price without tax',
    buyerName: 'Ordered by',
    credited: 'Credited',
    paid: 'Received',
    paidAt: 'Paid on',
    razorpay_payment_id: 'Payment',
    createdAt: 'Ordered',
  },
  choices: {
    status: {
      pending: 'Waiting for payment',
      paid: 'Paid',
      failed: 'Not paid',
    },
  },
};

export const later = {
  hints: {
    paid: 'What was paid for AI tokens; orders that wait or failed count nothing.',
  },
  origin: 'An order appears here when an institute buys AI tokens on its screen “AI Token”.',
  measures: {
    orders: 'Number of orders',
  },
};
