export const first = {
  name: 'Subscription |||| Subscriptions',
  newOne: 'New subscription',
  fields: {
    name: 'Learner',
    courseId: 'Course',
    userId: 'Learner',
    startsOn: 'Begins',
    endsOn: 'Ends',
    isSuspended: 'Suspended',
    isOffline: 'In person',
    userIds: 'Learners',
    students: 'Learners',
  },
  choices: { status: { upcoming: 'Not begun', ended: 'Ended' } },
  actions: {
    enroll: 'Enrol learners',
    import: 'Import learners into a course',
  },
  told: {
    enroll: '%{smart_count} learner was enrolled. |||| %{smart_count} learners were enrolled.',
    import: '%{smart_count} learner was enrolled. |||| %{smart_count} learners were enrolled.',
  },
};

export const later = {
  hints: {
    endsOn: 'Left empty it is the last day that the course allows.',
  },
  meanings: {
    status: {
      upcoming: 'The learner can open the course from its first day on.',
      active: 'The learner can open the course.',
      suspended: 'The learner cannot open the course until it is activated again.',
      ended: 'The course’s time is over: the learner cannot open it any more.',
    },
  },
  warnings: {
    courseId: 'This course is inactive: it is not offered on the site. Whoever is enrolled in it can open it all the same.',
    userId: 'This learner is inactive and cannot sign in.',
    userIds: '“%{name}” is inactive and cannot sign in.',
  },
  effects: {
    suspend: 'Keeps the learner out of the course; what was done in it stays.',
    activate: 'Lets the learner into the course again.',
    enroll: 'Adds several learners to a course at once. Who attends it already is named, and nobody is added then.',
    import: 'Enrols all learners of a file, or nobody: what is wrong is named at its row.',
  },
};

/** What is said to people by mail. */
export const messages = {
  enrolled: {
    subject: '%{app}: you are enrolled in %{courseId}',
    text: '%{place} has enrolled you in the course “%{courseId}”. It begins on %{startsOn} and ends on %{endsOn}.',
  },
};
