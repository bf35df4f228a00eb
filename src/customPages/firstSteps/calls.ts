import { defineCall, f } from '../../schemas';

/** What an institute does first to be ready for its learners, and whether it is done, by what is really there. */
const step = { key: f.choice(['logo', 'contact', 'branch', 'user', 'course', 'student', 'coupon', 'banner'], { required: true }), isDone: f.boolean({ required: true }) } as const;

export const readFirstSteps = defineCall({
  method: 'GET', path: '/home/first-steps', summary: 'What an institute does first, and what of it is done', gate: 'signedIn', gives: { steps: f.list(step, { required: true }) },
});
