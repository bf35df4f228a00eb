export const first = {
  name: 'Lesson |||| Lessons',
  newOne: 'New lesson',
  menu: 'Timetable',
  fields: {
    day: 'Day',
    startTime: 'From',
    endTime: 'To',
    batchId: 'Batch',
    subjectId: 'Subject',
    facultyId: 'Faculty',
    branchId: 'Branch',
    room: 'Room',
    validFrom: 'Holds from',
    validTo: 'Holds until',
  },
};

export const later = {
  warnings: { branchId: 'This branch is closed.', batchId: 'The batch does not run on all of these days: it begins later or ends sooner.', facultyId: 'This member of faculty is inactive and cannot sign in.' },
  hints: {
    validTo: 'Left empty, it holds until it is changed.',
  },
  sections: {
    lesson: 'Lesson',
  },
};
