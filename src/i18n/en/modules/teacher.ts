export const first = {
  name: 'Teacher |||| Teachers',
  newOne: 'New teacher',
  fields: {
    employeeCode: 'Staff number',
    subjectIds: 'Subjects',
    branchIds: 'Branches',
    joinedOn: 'Joined',
  },
};

export const later = {
  newHints: {
    instituteId: 'The institute at which the person teaches.',
  },
  sections: {
    teaching: 'Teaching',
  },
};
