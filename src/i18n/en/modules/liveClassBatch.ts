export const first = {
  name: 'Batch of a live class |||| Batches of the live class',
  newOne: 'New batch',
  fields: {
    name: 'Batch',
    batchId: 'Batch record',
    liveClassId: 'Live class',
    provider: 'Provider',
    startsAt: 'Begins',
    facultyId: 'Faculty',
    capacity: 'Seats',
    members: 'Members',
    present: 'Present',
    attendance: 'Attendance',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
  },
};

export const later = {
  origin: 'The batches that a live class is held for appear here, once it names them.',
};
