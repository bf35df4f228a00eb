import { defineCall, f } from '../../schemas';

/** What visitors tell us (part 1 §2, public route `feedback`). */
const feedback = {
  message: f.longText({ required: true, maxLength: 2_000 }),
  /** 1, poor, to 5, very good. */
  rating: f.integer({ min: 1, max: 5 }),
  name: f.text({ maxLength: 120 }),
  email: f.email(),
} as const;

/** People think longer over what they say: ten a minute from one address. */
export const giveFeedback = defineCall({
  method: 'POST', path: '/feedback', summary: 'Give feedback', gate: 'public', withoutPlan: true, perMinute: 10, creates: true,
  body: feedback, gives: { id: f.text({ required: true }) },
});
/** Newest first. `size`: 20, at most 100. */
export const listFeedback = defineCall({
  method: 'GET', path: '/feedback', summary: 'Feedback given (super admin)', gate: { roles: ['super_admin'] },
  query: { page: f.integer(), size: f.integer() }, lenient: true,
  gives: {
    items: f.list({ id: f.text({ required: true }), ...feedback, createdAt: f.datetime({ required: true }) }, { required: true }),
    total: f.integer({ required: true }), page: f.integer({ required: true }), size: f.integer({ required: true }),
  },
});
