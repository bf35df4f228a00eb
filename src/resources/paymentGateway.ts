import { defineResource, f, type Role } from '../schemas';

/** Keys of a gateway are for those who answer for the money. */
const TREASURERS: readonly Role[] = ['super_admin', 'institute'];
const written = { write: TREASURERS };

/** A tenant's own keys at Razorpay (part 2 §7, membership v1). Secrets are kept, and sent to nobody. */
export const paymentGateway = defineResource({
  name: 'paymentGateway',
  module: 'settings',
  single: true,
  endpoint: { path: '/membership-plan/paymentGateway' },
  fields: {
    keyId: f.text({ required: true, pattern: '^rzp_[a-z]+_[A-Za-z0-9]{8,32}$', example: 'rzp_test_9fKq2LmX7vBd41', maxLength: 64, hint: true, roles: written }),
    keySecret: f.text({ secret: true, pattern: '^\\S{8,120}$', example: 'Qm7Rt2Wq9Lm4Zx8VcK1p', maxLength: 120, hint: true, roles: written }),
    webhookSecret: f.text({ secret: true, pattern: '^\\S{8,120}$', example: 'whs_4Zx8Vc2Wq9Lm7Rt', maxLength: 120, roles: written }),
  },
});
