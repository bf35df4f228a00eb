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
  },
};

export const later = {
  effects: {
    activate: 'Offers the plan again.',
    deactivate: 'Stops offering the plan; institutes that have it keep it.',
  },
};
