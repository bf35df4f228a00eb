export const first = {
  name: 'Order not paid |||| Orders not paid',
  menu: 'Pre-Sales',
  newOne: 'New order',
  fields: {
    number: 'Number',
    appliedFor: 'Sold as',
    item: 'What was ordered',
    buyerName: 'Buyer',
    buyerEmail: 'Buyer’s e-mail',
    couponCode: 'Coupon',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    createdAt: 'Ordered',
  },
  choices: {
    status: {
      pending: 'Waiting',
      cancelled: 'Given up',
    },
    appliedFor: {
      membership: 'Membership',
      course: 'Course',
      webinar: 'Webinar',
    },
  },
};

export const later = {
  hints: {
    amount: 'What the orders would bring if they were paid: price less discount, with tax.',
  },
  origin: 'An order appears here when it is begun in the learning app, and leaves when it has been paid for. None is entered in this console.',
  measures: {
    orders: 'Number of orders',
  },
};
