import { defineResource, f, type Role } from '../schemas';

/** A secret is for those who answer for the institute's accounts elsewhere. */
const KEEPERS: readonly Role[] = ['super_admin', 'institute'];

/** What is connected (part 1 §2; `/help-zoom` tells how an account at Zoom is prepared): providers of live classes, and analytics of the public pages (part 1 §7). */
export const integration = defineResource({
  name: 'integration',
  module: 'integrations',
  menu: { group: 'site', icon: 'plug', order: 30 },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    provider: f.choice(['zoom', 'merithub', 'googleAnalytics', 'googleTag', 'facebookPixel'], { required: true, createOnly: true, default: 'zoom' }),
    accountId: f.text({ required: true, when: { provider: 'zoom' }, pattern: '^[A-Za-z0-9_-]{6,64}$', example: 'Zk3v9QxTR5uYw1', maxLength: 64, hint: true }),
    clientId: f.text({ required: true, when: { provider: ['zoom', 'merithub'] }, pattern: '^[A-Za-z0-9_-]{6,64}$', example: 'pX7dQ2mLSvK0', maxLength: 64, hint: true }),
    clientSecret: f.text({ required: true, when: { provider: ['zoom', 'merithub'] }, secret: true, roles: { write: KEEPERS }, pattern: '^\\S{8,120}$', example: 'b7Rt2Wq9Lm4Zx8Vc', maxLength: 120 }),
    trackingId: f.text({ required: true, when: { provider: ['googleAnalytics', 'googleTag', 'facebookPixel'] }, searchable: true, pattern: '^[A-Z0-9-]{4,40}$', letterCase: 'upper', example: 'G-4F7QK2M9XA', maxLength: 40, hint: true }),
    isActive: f.boolean({ readOnly: true, default: false }),
  },
  list: {
    columns: ['name', 'provider', 'isActive', 'trackingId', 'instituteId', 'updatedAt'],
    filters: ['provider', 'isActive', 'instituteId', 'createdAt'],
    segments: [{ name: 'active', where: { isActive: true } }, { name: 'inactive', where: { isActive: false } }, 'deleted'],
  },
  lifecycle: {
    field: 'isActive',
    actions: {
      activate: { if: { isActive: false }, set: { isActive: true }, undo: 'deactivate' },
      deactivate: { if: { isActive: true }, set: { isActive: false }, bulk: true, confirm: true, undo: 'activate' },
    },
  },
  import: false,
});
