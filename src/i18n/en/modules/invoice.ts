export const first = {
  name: 'Invoice |||| Invoices',
  newOne: 'New invoice',
  fields: {
    number: 'Number',
    addressee: 'Billed to',
    addresseeEmail: 'E-mail of who was billed',
    item: 'For',
    membershipId: 'Membership',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    refunded: 'Refunded',
    billed: 'Billed, less refunds',
    taxBilled: 'Tax billed, less refunds',
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
  hints: {
    billed: 'What was invoiced, paid or not, less what was refunded in part or in full; cancelled invoices count nothing.',
    taxBilled: 'The tax in it; of an invoice that was refunded in part, the share of what was kept.',
  },
  origin: 'An invoice appears here when the institute orders a membership in its own name and the order is recorded on this platform. Changing an institute’s plan or licences in this console makes no invoice.',
  measures: {
    invoices: 'Number of invoices',
  },
};
