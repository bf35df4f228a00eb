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
    net: 'Net',
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
  origin: 'A use appears here when somebody has paid for something in the learning app with this coupon.',
  measures: {
    sales: 'Number of sales',
  },
};
