import { defineResource, f } from '../schemas';

/** What learners get for bringing others (part 1 §2). */
export const referralProgram = defineResource({
  name: 'referralProgram',
  route: 'referral-Program',
  menu: { group: 'sales', icon: 'gift', order: 14 },
  demo: 12,
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 80, example: ['Bring a friend', 'Summer referrals', 'Study together', 'Onam referrals', 'New year referrals'] }),
    rewardKind: f.choice(['percent', 'amount'], { required: true, default: 'percent' }),
    rewardPercent: f.integer({ required: true, min: 1, max: 100, unit: '%', default: 10, when: { rewardKind: 'percent' } }),
    rewardAmount: f.money({ required: true, min: 1, max: 100000, when: { rewardKind: 'amount' } }),
    friendPercent: f.integer({ min: 1, max: 100, unit: '%', hint: true }),
    mostPerPerson: f.integer({ min: 1, max: 1000, hint: true }),
    startsAt: f.datetime(),
    endsAt: f.datetime({ after: 'startsAt', shownAs: 'deadline', newWithin: 0 }),
    terms: f.richText({ maxLength: 5000 }),
    isActive: f.boolean({ readOnly: true, default: true }),
    status: f.choice(['upcoming', 'active', 'inactive', 'expired'], {
      tones: { upcoming: 'blue', active: 'green', inactive: 'grey', expired: 'red' },
      derive: [{ value: 'expired', if: { endsAt: { lte: { now: true } } } }, { value: 'inactive', if: { not: { isActive: true } } }, { value: 'upcoming', if: { startsAt: { gt: { now: true } } } }, { value: 'active' }],
    }),
  },
  list: {
    columns: ['name', 'status', 'rewardKind', 'rewardPercent', 'rewardAmount', 'friendPercent', 'startsAt', 'endsAt'],
    filters: ['status', 'rewardKind', 'startsAt', 'endsAt', 'createdAt'],
    segments: ['active', 'upcoming', 'inactive', 'expired', 'deleted'],
  },
  form: {
    sections: [
      { name: 'general', fields: ['instituteId', 'name', 'startsAt', 'endsAt'] },
      { name: 'reward', fields: ['rewardKind', 'rewardPercent', 'rewardAmount', 'friendPercent', 'mostPerPerson', 'terms'] },
    ],
  },
  lifecycle: {
    field: 'status',
    actions: {
      activate: { from: ['inactive'], set: { isActive: true }, bulk: true, undo: 'deactivate' },
      deactivate: { from: ['active', 'upcoming'], set: { isActive: false }, bulk: true, confirm: true, undo: 'activate' },
    },
  },
});
