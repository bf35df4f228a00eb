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
    net: 'Net',
  },
  choices: {
    status: {
      paid: 'Paid',
      refunded: 'Refunded',
    },
  },
};

export const later = {
  origin: 'A course appears here each time it is paid for in the learning app. Enrolling learners in this console makes no sale.',
  measures: {
    sales: 'Number of sales',
  },
};
