import { defineResource, f, type Role } from '../schemas';

/** Account numbers are for those who answer for the money. */
const TREASURERS: readonly Role[] = ['super_admin', 'institute'];
const hidden = { read: TREASURERS, write: TREASURERS };

/** The account a tenant's takings are paid out to. */
export const paymentAccountInfo = defineResource({
  name: 'paymentAccountInfo',
  module: 'settings',
  single: true,
  endpoint: { path: '/tenant-info/paymentAccountInfo', also: { get: 'GET /tenant-info/payment-account-info', update: 'PUT /tenant-info/payment-account-info' } },
  fields: {
    accountHolder: f.text({ required: true, maxLength: 120, roles: { write: TREASURERS } }),
    bankName: f.text({ required: true, maxLength: 120, roles: { write: TREASURERS } }),
    accountNumber: f.text({ required: true, pattern: '^[0-9]{6,18}$', maxLength: 18, roles: hidden }),
    ifsc: f.text({ required: true, letterCase: 'upper', pattern: '^[A-Z]{4}0[A-Z0-9]{6}$', example: 'HDFC0001234', maxLength: 11, hint: true, roles: hidden }),
    upiId: f.text({ pattern: '^[a-zA-Z0-9._-]{2,64}@[a-zA-Z]{2,32}$', example: 'somebody@bank', maxLength: 100, roles: hidden }),
    gstin: f.text({ letterCase: 'upper', pattern: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$', example: '29ABCDE1234F1Z5', maxLength: 15, roles: { write: TREASURERS } }),
    pan: f.text({ letterCase: 'upper', pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$', example: 'ABCDE1234F', maxLength: 10, roles: hidden }),
  },
  form: {
    sections: [
      { name: 'account', fields: ['accountHolder', 'bankName', 'accountNumber', 'ifsc', 'upiId'] },
      { name: 'tax', fields: ['gstin', 'pan'] },
    ],
  },
});
