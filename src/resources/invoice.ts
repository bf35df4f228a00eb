import { defineResource, f } from '../schemas';

/** What an institute was billed for its memberships (part 1 §2; `GET /membership-info/invoice/{id}`, part 2 §7), below the institute. */
export const invoice = defineResource({
  name: 'invoice',
  route: 'invoice-history/:instituteId/~instituteName',
  module: 'dashboard',
  source: 'invoices',
  title: '{number}',
  subtitle: '{item}',
  sheet: 'invoice-sheet',
  endpoint: { path: '/membership-info/invoice', calls: { get: 'GET /membership-info/invoice/{id}' } },
  fields: {
    number: f.text({ searchable: true, copy: true }),
    status: f.choice(['open', 'paid', 'refunded', 'cancelled'], { tones: { open: 'amber', paid: 'green', refunded: 'grey', cancelled: 'grey' } }),
    addressee: f.text(),
    addresseeEmail: f.email(),
    item: f.text({ searchable: true }),
    membershipId: f.ref('membership'),
    price: f.money(),
    discount: f.money(),
    tax: f.money(),
    amount: f.money(),
    refunded: f.money(),
    billed: f.money({ hint: true }),
    taxBilled: f.money({ hint: true }),
    paidAt: f.datetime(),
  },
  list: {
    columns: ['number', 'createdAt', 'status', 'addressee', 'item', 'amount', 'refunded', 'billed', 'paidAt', 'price', 'discount', 'tax', 'instituteId'],
    filters: ['instituteId', 'createdAt', 'status', 'membershipId', 'amount'],
    sortable: ['createdAt', 'amount'],
    totals: ['billed'],
  },
  summary: { by: ['createdAt:month', 'status', 'membershipId', 'instituteId'], measures: { billed: 'sum@createdAt', taxBilled: 'sum@createdAt', invoices: 'count' } },
});
