export const first = {
  name: 'Batch |||| Batches',
  newOne: 'New batch',
  menu: 'Batch',
  fields: {
    courseId: 'Course',
    facultyId: 'Faculty',
    branchId: 'Branch',
    mode: 'Taught',
    capacity: 'Seats',
    members: 'Learners',
    seatsLeft: 'Seats left',
    startsOn: 'Starts',
    endsOn: 'Ends',
    schedule: 'Hours of the week',
    day: 'Day',
    from: 'From',
    to: 'To',
    notes: 'Notes',
    isClosed: 'Closed',
  },
  choices: {
    mode: {
      classroom: 'In the classroom',
      online: 'Online',
      both: 'Both',
    },
    status: {
      upcoming: 'Upcoming',
      running: 'Running',
      ended: 'Ended',
      closed: 'Closed',
    },
  },
  actions: {
    close: 'Close to joiners',
    reopen: 'Open to joiners',
  },
  done: {
    close: 'closed to joiners',
    reopen: 'opened to joiners',
  },
};

export const later = {
  warnings: { branchId: 'This branch is closed.', facultyId: 'This member of faculty is inactive and cannot sign in.' },
  hints: {
    capacity: 'Nobody is added beyond this number.',
  },
  sections: {
    schedule: 'Days and hours',
  },
  meanings: {
    status: {
      upcoming: 'It has not begun; learners can be added.',
      running: 'It is taught; learners can be added while seats are left.',
      ended: 'Its last day is over.',
      closed: 'No more learners are added; those who are in it stay.',
    },
  },
  effects: {
    close: 'Lets nobody else join. Those who are in it stay.',
    reopen: 'Lets learners be added again while seats are left.',
  },
};
