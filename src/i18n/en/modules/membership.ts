export const first = {
  name: 'Membership plan |||| Membership plans',
  newOne: 'New membership plan',
  menu: 'Membership',
  fields: {
    subscriptionPlan: 'Plan',
    billingCycle: 'Billing',
    price: 'Price',
    aiToken: 'AI tokens',
    shareProfit: 'Shares profit',
    featureIds: 'Features',
    modules: 'Modules',
  },
};

export const later = {
  hints: { aiToken: 'Multiplied by the tokens to a rupee of the rate in force when the membership begins: at 1 token for ₹5, 500 bring 100 tokens.', modules: 'What the plan is sold with. An institute that is given the plan may use these unless something else is ticked then.' },
  cautions: { noModule: 'No module is ticked: the plan does not say what an institute may use.' },
  sections: { modules: 'Modules' },
  effects: {
    activate: 'Offers the plan again.',
    deactivate: 'Stops offering the plan; institutes that have it keep it.',
  },
};
