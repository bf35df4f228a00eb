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
    staff: 'Staff',
    courses: 'Courses',
    sales: 'Sales',
    net: 'Net revenue',
    lastSaleAt: 'Last sale',
  },
};

export const later = {
  measures: {
    institutes: 'Number of institutes',
  },
};
