import { defineCall, f } from '../../schemas';

/** What is on offer for everybody to read: active membership plans, the cheapest first (part 1 §2, public route `plans`). */
export const listPlans = defineCall({
  method: 'GET', path: '/plans', summary: 'Membership plans on offer', gate: 'public', withoutPlan: true,
  gives: {
    items: f.list(
      {
        id: f.text({ required: true }), name: f.text({ required: true }), billingCycle: f.choice(['monthly', 'yearly'], { required: true }),
        /** In rupees. */
        price: f.money({ required: true }),
        /** What would be entered for it at the present rate, with two decimals. */
        aiToken: f.number({ required: true }),
        /** What it is sold with. */
        features: f.list({ name: f.text({ required: true }), description: f.longText() }, { required: true }),
        /** Keys of the modules that open something to an institute's people in charge. */
        modules: f.tags({ required: true }),
      },
      { required: true },
    ),
    /** Names of the modules that are open to an institute's people in charge with any plan, since they take no right over a module. */
    anyPlan: f.tags({ required: true }),
  },
});
