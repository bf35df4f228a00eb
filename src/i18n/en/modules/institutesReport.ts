export const first = {
  name: 'Institute |||| Institutes',
  menu: 'Institutes',
  newOne: 'New institute',
  fields: {
    name: 'Name',
    institutionId: 'Institute',
    isWhiteLabelled: 'White-labelled',
    planEndsAt: 'Plan ends',
    learners: 'Learners',
    learnerSeats: 'Learners at most',
    staffSeats: 'Staff at most',
    seats: 'Licence',
    staff: 'Staff',
    courses: 'Courses',
    sales: 'Sales',
    net: 'Net revenue',
    lastSaleAt: 'Last sale',
  },
  choices: { seats: { none: 'No licence runs', within: 'Within the licence', over: 'More than agreed' } },
  attention: {
    overSeats: '%{smart_count} institute has more people than its licence says |||| %{smart_count} institutes have more people than their licences say',
  },
};

export const later = {
  hints: {
    net: 'What was sold since the beginning, with tax, less what was refunded.',
  },
  origin: 'Every institute appears here as soon as it is made or registers.',
  measures: {
    institutes: 'Number of institutes',
  },
};
