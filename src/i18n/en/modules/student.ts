export const first = {
  name: 'Learner |||| Learners',
  newOne: 'New learner',
  fields: { courseIds: 'Courses', batchIds: 'Batches', admissionNumber: 'Admission number', branchId: 'Branch', dateOfBirth: 'Date of birth', guardianName: 'Guardian', guardianPhone: 'Guardian’s phone' },
};

export const later = {
  hints: { admissionNumber: 'The number under which the institute knows the learner; no other learner of it has the same.', courseIds: 'Courses that the learner attends now, or will: not those that are over for them.', batchIds: 'The batches in which the learner has a place.' },
  newHints: { instituteId: 'The institute at which the person learns.' },
  sections: { study: 'Study', family: 'Person and guardian' },
  meanings: {
    status: {
      invited: 'Was invited and has not set a password yet; cannot sign in to the learning app until then.',
      active: 'Can sign in to the learning app.',
      inactive: 'Cannot sign in to the learning app; everything the learner has done stays.',
    },
  },
  effects: {
    sendPasswordLink: 'Sends the learner a link to set a new password; the current one stays valid until then.',
    activate: 'Lets the learner sign in again.',
    deactivate: 'Signs the learner out everywhere and keeps them from signing in.',
  },
};
