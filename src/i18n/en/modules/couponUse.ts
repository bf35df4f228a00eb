export const first = {
  name: 'Use of a coupon |||| Coupon usage',
  newOne: 'New use',
  fields: {
    number: 'Number',
    item: 'What was ordered',
    buyerName: 'Buyer',
    buyerEmail: 'Buyer’s e-mail',
    discount: 'Discount',
    amount: 'Amount',
    net: 'Net of refunds',
    couponId: 'Coupon',
    soldAt: 'Sold',
  },
  choices: {
    status: {
      paid: 'Paid',
      refunded: 'Refunded',
    },
  },
};

export const later = {
  hints: {
    amount: 'What was charged for each sale: price less discount, with tax, before refunds.',
    net: 'The amounts less what was refunded, in part or in full.',
    discount: 'What coupons and offers took off the price, of refunded sales too.',
  },
  origin: 'A use appears here when somebody has paid for something in the learning app with this coupon.',
  measures: {
    sales: 'Number of sales',
  },
};
