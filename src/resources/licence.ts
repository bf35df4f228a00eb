import { defineResource, f } from '../schemas';

/** What an institute may use of the platform, and until when (part 1 §1, §2): given by the operator, whose key it is. */
export const licence = defineResource({
  name: 'licence',
  menu: { group: 'platform', icon: 'key', order: 9 },
  title: '{number}',
  fields: {
    number: f.text({ required: true, unique: true, searchable: true, letterCase: 'upper', pattern: '^[A-Z0-9-]{8,24}$', maxLength: 24, generate: true, example: 'LIC-2026-0001' }),
    membershipPlanId: f.ref('membership', { where: { isActive: true }, onDelete: 'refuse', fills: { fee: 'price', endsOn: { by: 'billingCycle', months: { monthly: 1, yearly: 12 }, since: 'startsOn' } } }),
    learnerSeats: f.integer({ required: true, min: 1, max: 1000000, default: 500, hint: true }),
    staffSeats: f.integer({ required: true, min: 1, max: 10000, default: 25, hint: true }),
    startsOn: f.date({ required: true, default: { today: 0 } }),
    endsOn: f.date({ required: true, after: 'startsOn', shownAs: 'deadline', default: { today: 365 } }),
    fee: f.money({ required: true, default: 25000, hint: true }),
    notes: f.longText({ maxLength: 1000 }),
    isSuspended: f.boolean({ readOnly: true }),
    status: f.choice(['upcoming', 'active', 'suspended', 'expired'], {
      tones: { upcoming: 'blue', active: 'green', suspended: 'amber', expired: 'red' },
      derive: [{ value: 'expired', if: { endsOn: { lt: { today: 0 } } } }, { value: 'suspended', if: { isSuspended: true } }, { value: 'upcoming', if: { startsOn: { gt: { today: 0 } } } }, { value: 'active' }],
    }),
  },
  list: {
    columns: ['number', 'status', 'membershipPlanId', 'learnerSeats', 'staffSeats', 'startsOn', 'endsOn', 'fee'],
    filters: ['status', 'membershipPlanId', 'startsOn', 'endsOn', 'fee', 'createdAt'],
    sortable: ['number', 'endsOn', 'startsOn', 'fee', 'createdAt'],
    totals: ['fee'],
    segments: ['active', 'upcoming', 'suspended', 'expired', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'number', 'membershipPlanId', 'fee', 'notes'] },
      { name: 'extent', fields: ['learnerSeats', 'staffSeats', 'startsOn', 'endsOn'] },
    ],
  },
  attention: { ending: { filters: { status: ['active'], endsOn: { days: [0, 30] } }, sort: 'endsOn' }, ended: { filters: { status: ['expired'], endsOn: { days: [-30, -1] } }, sort: '-endsOn', tone: 'red' } },
  lifecycle: {
    field: 'status',
    actions: {
      suspend: { from: ['active', 'upcoming'], set: { isSuspended: true }, bulk: true, confirm: true, undo: 'activate' },
      activate: { from: ['suspended'], set: { isSuspended: false }, bulk: true, undo: 'suspend' },
    },
  },
});
