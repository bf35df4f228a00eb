import { defineResource, f } from '../schemas';

/** What AI tokens cost (part 2 §3, “AI token rate”), from when on, until the next one starts: set by the super admin, read by institutes. */
export const aiTokenRate = defineResource({
  name: 'aiTokenRate',
  route: 'ai-token/rate',
  module: ['testreport', 'aiToken'],
  tenant: 'platform',
  endpoint: { path: '/ai-token/rate', calls: { list: 'GET /ai-token/rate', search: false } },
  rights: { create: ['super_admin'], update: ['super_admin'], delete: ['super_admin'] },
  rows: [{ roles: ['institute', 'faculty', 'sub_admin'], where: { startsAt: { lte: { now: true } } } }],
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80 }),
    amount_token: f.number({ required: true, min: 0.01, max: 10_000_000, decimals: 2, hint: true }),
    amount_inr: f.money({ required: true, min: 0.01 }),
    isExclusiveTax: f.boolean({ default: true, hint: true }),
    startsAt: f.datetime({ required: true, default: { now: true }, hint: true }),
    status: f.choice(['upcoming', 'begun'], { tones: { upcoming: 'blue', begun: 'green' }, derive: [{ value: 'upcoming', if: { startsAt: { gt: { now: true } } } }, { value: 'begun' }] }),
  },
  list: { columns: ['name', 'status', 'amount_token', 'amount_inr', 'isExclusiveTax', 'startsAt'], filters: ['status', 'startsAt', 'amount_inr'], sort: '-startsAt', sortable: ['startsAt', 'name'] },
  form: { sections: [{ name: 'general', fields: ['name', 'amount_token', 'amount_inr', 'isExclusiveTax', 'startsAt'] }] },
  import: false,
});
