export const first = {
  name: 'Managed course |||| Managed courses',
  menu: 'Course manager',
  newOne: 'New course',
  fields: {
    name: 'Course',
    courseId: 'Course record',
    isActive: 'Active',
    curriculumType: 'Taught',
    planType: 'Price',
    languageId: 'Language',
    learners: 'Learners',
    batches: 'Batches',
    liveClasses: 'Live classes',
    tests: 'Tests',
    changedAt: 'Changed',
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
  origin: 'Every course appears here as soon as it is made.',
  measures: {
    courses: 'Courses',
    learners: 'Number of subscriptions',
  },
};
