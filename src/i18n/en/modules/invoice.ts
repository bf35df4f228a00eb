export const first = {
  name: 'Invoice |||| Invoices',
  newOne: 'New invoice',
  fields: {
    number: 'Number',
    item: 'For',
    membershipId: 'Membership',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    billed: 'Billed',
    taxBilled: 'Tax billed',
    paidAt: 'Paid on',
  },
  choices: {
    status: {
      open: 'Open',
      paid: 'Paid',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
    },
  },
};

export const later = {
  measures: {
    invoices: 'Number of invoices',
  },
};
