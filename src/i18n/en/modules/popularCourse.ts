export const first = {
  name: 'Popular course |||| Popular courses',
  newOne: 'New course',
  fields: {
    name: 'Course',
    courseId: 'Course record',
    curriculumType: 'Taught',
    planType: 'Sold',
    learners: 'Learners',
    newLearners: 'New in 30 days',
    sales: 'Sales',
    net: 'Net revenue',
    lastJoinedAt: 'Last joined',
  },
  choices: {
    curriculumType: {
      recorded: 'Recorded',
      live: 'Live',
      blended: 'Live and recorded',
    },
    planType: {
      free: 'Free',
      paid: 'Paid',
      both: 'Free and paid',
    },
  },
};

export const later = {
  hints: {
    net: 'What was sold since the beginning, with tax, less what was refunded.',
  },
  origin: 'Every course appears here as soon as it is made.',
  measures: {
    courses: 'Number of courses',
    newLearners: 'New subscriptions in 30 days',
  },
};
