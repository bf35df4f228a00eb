export const first = {
  name: 'Sale |||| Sales',
  newOne: 'New sale',
  fields: {
    number: 'Number',
    soldAt: 'Sold',
    status: 'Status',
    appliedFor: 'Sold as',
    item: 'What was sold',
    buyerName: 'Buyer',
    buyerEmail: 'Buyer’s e-mail',
    couponCode: 'Coupon',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    refunded: 'Refunded',
    net: 'Net of refunds',
    createdAt: 'Ordered',
  },
  choices: {
    status: { paid: 'Paid', refunded: 'Refunded' },
    appliedFor: { membership: 'Membership', course: 'Course', webinar: 'Webinar' },
  },
};

export const later = {
  hints: {
    amount: 'What was charged for each sale: price less discount, with tax, before refunds.',
    net: 'The amounts less what was refunded, in part or in full.',
    discount: 'What coupons and offers took off the price, of refunded sales too.',
  },
  origin: 'A sale appears here once it has been paid for in the learning app. None is entered in this console, and enrolling learners here makes none.',
  measures: { sales: 'Number of sales' },
};
