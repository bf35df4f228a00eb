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
  measures: {
    orders: 'Number of orders',
  },
};
