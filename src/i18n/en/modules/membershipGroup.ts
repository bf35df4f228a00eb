export const first = {
  name: 'Plan group |||| Plan groups',
  newOne: 'New plan group',
  fields: {
    subscriptionPlan: 'Name',
    planIds: 'Plans',
    billingCycle: 'Billing',
    shareProfit: 'Shares profit',
    monthlySharedProfit: 'Monthly share',
    monthlyNonSharedProfit: 'Monthly share, profit not shared',
    yearlySharedProfit: 'Yearly share',
    yearlyNonSharedProfit: 'Yearly share, profit not shared',
    featureIds: 'Features',
    modules: 'Modules',
    level: 'Level',
  },
};

export const later = {
  hints: {
    level: 'Of two groups the one with the higher number offers more.',
    modules: 'What the group’s plans are sold with. What an institute may use is set when it is approved.',
    shareProfit: 'Whether the institute shares its profit with the operator under these plans.',
  },
  sections: { profit: 'Profit', modules: 'Modules' },
  meanings: {
    status: {
      active: 'Offered to institutes.',
      inactive: 'Not offered; institutes that have it keep it.',
    },
  },
  effects: {
    activate: 'Offers the group again.',
    deactivate: 'Stops offering the group; institutes that have it keep it.',
  },
};
