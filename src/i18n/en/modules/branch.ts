export const first = {
  name: 'Branch |||| Branches',
  newOne: 'New branch',
  fields: {
    address: 'Address',
    line1: 'Address line 1',
    line2: 'Address line 2',
    state: 'State',
    pinCode: 'PIN code',
    managerId: 'Manager',
    capacity: 'Seats',
    managerPhone: 'Manager’s phone',
    learners: 'Learners',
    seatsLeft: 'Seats left',
    monthlyRent: 'Monthly rent',
    openingHours: 'Opening hours',
    day: 'Day',
    opens: 'Opens',
    closes: 'Closes',
    openedOn: 'Opened on',
    closedFor: 'Why it is closed',
    closedAt: 'Closed on',
    closedById: 'Closed by',
  },
};

export const later = {
  warnings: { managerId: 'This person is inactive and cannot sign in.' },
  patterns: {
    code: 'Use 2 to 12 capital letters, digits and hyphens.',
    pinCode: 'A PIN code has six digits and does not begin with 0.',
  },
  sections: { general: 'Name and place', rooms: 'Rooms and hours' },
  meanings: {
    status: {
      open: 'Is open for teaching.',
      closed: 'No longer teaches; its details are kept.',
    },
  },
  effects: {
    close: 'Marks the branch as closed and keeps the reason with it.',
    reopen: 'Marks the branch as open again.',
  },
  foretells: {
    batches: 'A batch that begins or runs is taught here: it stays so, and its timetable too, until you change that. |||| %{smart_count} batches that begin or run are taught here: they stay so, and their timetables too, until you change that.',
    learners: 'A learner belongs to it and stays with it. |||| %{smart_count} learners belong to it and stay with it.',
  },
};
