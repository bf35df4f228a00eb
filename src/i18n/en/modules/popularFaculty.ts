export const first = {
  name: 'Popular faculty |||| Popular faculty',
  newOne: 'New faculty',
  fields: {
    name: 'Faculty',
    facultyId: 'Faculty record',
    learners: 'Learners',
    courses: 'Courses',
    batches: 'Batches',
    liveClasses: 'Live classes',
    taughtLately: 'Taught in 30 days',
    lastTaughtAt: 'Last taught',
  },
};

export const later = {
  origin: 'Whoever teaches appears here as soon as they are added as faculty.',
  measures: {
    faculty: 'Number of faculty',
  },
};
