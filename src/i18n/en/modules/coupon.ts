export const first = {
  name: 'Coupon |||| Coupons',
  newOne: 'New coupon',
  fields: {
    code: 'Code',
    kind: 'Kind',
    percentOff: 'Percent off',
    amountOff: 'Amount off',
    minimumPurchase: 'Minimum purchase',
    appliedFor: 'Applies to',
    membershipPlanId: 'Membership plans',
    startsAt: 'Starts',
    endsAt: 'Ends',
    usageLimit: 'Usage limit',
    usedCount: 'Times used',
    usesLeft: 'Uses left',
    usage: 'Usage',
    isPrivate: 'Private',
  },
  choices: {
    status: { upcoming: 'Upcoming' },
    usage: { open: 'Uses left', nearly: 'Nearly used up', used: 'Used up' },
    kind: { percent: 'Percent', amount: 'Amount' },
    appliedFor: { membership: 'Membership', course: 'Course', webinar: 'Webinar' },
  },
  attention: {
    ending: '%{smart_count} active coupon ends within 7 days |||| %{smart_count} active coupons end within 7 days',
    nearlyUsed: '%{smart_count} active coupon is nearly or fully used up |||| %{smart_count} active coupons are nearly or fully used up',
  },
};

export const later = {
  measures: { coupons: 'Coupons' },
  hints: {
    code: '4 to 20 capital letters, digits and hyphens.',
    usageLimit: 'Leave empty for any number of times.',
    isPrivate: 'Works when typed in, but is not offered anywhere.',
  },
  patterns: { code: 'Use 4 to 20 capital letters, digits and hyphens.' },
  rules: { operatorsAlone: 'Membership plans are sold by the operator: only the operator’s own coupons apply to them. Choose “Operator” as the institute, or something else that it applies to.' },
  cautions: { overMinimum: 'More is taken off than a purchase has to come to: the smallest ones cost nothing.' },
  sections: { general: 'Code and discount', scope: 'Where and when it applies' },
  share: {
    code: 'Coupon code: %{code}', percentOff: '%{percentOff} off', amountOff: '%{amountOff} off',
    appliedFor: 'For: %{appliedFor}',
    minimumPurchase: 'For purchases of %{minimumPurchase} or more',
    startsAt: 'Valid from %{startsAt}', endsAt: 'Valid until %{endsAt}',
  },
  meanings: {
    status: {
      upcoming: 'Its start is still to come; it cannot be used before.',
      active: 'Can be used, until its end and up to its limit.',
      inactive: 'Cannot be used until it is activated.',
      expired: 'Its end has passed, so it cannot be used; a later end brings it back.',
    },
  },
  effects: {
    activate: 'Lets the coupon be used again.',
    deactivate: 'Stops the coupon from being used; what was bought with it stays.',
  },
};
