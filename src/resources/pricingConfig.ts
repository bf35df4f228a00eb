import { defineResource, f } from '../schemas';

/** How a tenant's prices are made up and written on its invoices. */
export const pricingConfig = defineResource({
  name: 'pricingConfig',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/pricing-config' },
  fields: {
    currency: f.choice(['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD'], { required: true, default: 'INR', hint: true }),
    taxPercent: f.number({ required: true, min: 0, max: 50, unit: '%', default: 18 }),
    pricesIncludeTax: f.boolean(),
    rounding: f.choice(['none', 'unit', 'ten'], { required: true, default: 'none', hint: true }),
    invoicePrefix: f.text({ letterCase: 'upper', pattern: '^[A-Z0-9/-]{1,12}$', maxLength: 12, hint: true }),
    invoiceNote: f.longText({ maxLength: 500 }),
  },
  form: {
    sections: [
      { name: 'prices', fields: ['currency', 'taxPercent', 'pricesIncludeTax', 'rounding'] },
      { name: 'invoices', fields: ['invoicePrefix', 'invoiceNote'] },
    ],
  },
});
