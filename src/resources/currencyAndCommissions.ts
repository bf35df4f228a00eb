import { defineResource, f } from '../schemas';

/** What the operator agreed with a tenant: the currencies it may sell in, and the operator's share. */
export const currencyAndCommissions = defineResource({
  name: 'currencyAndCommissions',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/currency-and-commissions' },
  rights: { update: ['super_admin'] },
  fields: {
    currencies: f.choices(['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD'], { required: true, default: ['INR'] }),
    platformCommission: f.number({ required: true, min: 0, max: 100, unit: '%', default: 0 }),
    paymentFee: f.number({ required: true, min: 0, max: 20, unit: '%', default: 2, hint: true }),
  },
});
