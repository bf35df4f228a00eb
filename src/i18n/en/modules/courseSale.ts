export const first = {
  name: 'Course sale |||| Course sales',
  newOne: 'New course sale',
  fields: {
    number: 'Number',
    soldAt: 'Sold',
    courseId: 'Course',
    item: 'Course, as it was called',
    buyerName: 'Buyer',
    buyerEmail: 'Buyer’s e-mail',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    net: 'Net of refunds',
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
  },
  origin: 'A course appears here each time it is paid for in the learning app. Enrolling learners in this console makes no sale.',
  measures: {
    sales: 'Number of sales',
  },
};
