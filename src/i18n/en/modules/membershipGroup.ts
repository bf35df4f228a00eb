export const first = {
  name: 'Plan group |||| Plan groups',
  newOne: 'New plan group',
  fields: {
    subscriptionPlan: 'Name',
    planIds: 'Plans',
    billingCycle: 'Billing',
    shareProfit: 'Shares profit',
    monthlySharedProfit: 'Monthly share',
    monthlyNonSharedProfit: 'Monthly share, not shared',
    yearlySharedProfit: 'Yearly share',
    yearlyNonSharedProfit: 'Yearly share, not shared',
  },
};

export const later = {
  hints: { shareProfit: 'Whether the institute shares its profit with the operator under these plans.' },
};
