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
  origin: 'An invoice appears here when the institute orders a membership in its own name and the order is recorded on this platform. Changing an institute’s plan or licences in this console makes no invoice.',
  measures: {
    invoices: 'Number of invoices',
  },
};
