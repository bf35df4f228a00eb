export const first = {
  name: 'Live class |||| Live classes',
  newOne: 'New live class',
  menu: 'Live Class',
  fields: {
    courseId: 'Course',
    batchIds: 'Batches',
    facultyId: 'Faculty',
    provider: 'Provider',
    startsAt: 'Starts',
    endsAt: 'Ends',
    joinUrl: 'Link to join',
    recordingUrl: 'Recording',
    isCancelled: 'Cancelled',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: 'Scheduled',
      live: 'Live',
      over: 'Over',
      cancelled: 'Cancelled',
    },
  },
  actions: {
    cancel: 'Cancel the class',
    reinstate: 'Reinstate',
  },
  done: {
    cancel: 'cancelled',
    reinstate: 'reinstated',
  },
  attention: {
    soon: '%{smart_count} class today or tomorrow |||| %{smart_count} classes today or tomorrow',
  },
};

export const later = {
  warnings: { batchIds: 'One of these batches has no classes on that day: it begins later or has ended by then.', facultyId: 'This member of faculty is inactive and cannot sign in.' },
  hints: {
    startsAt: 'Where it is changed later, those who would come are told by mail.',
    joinUrl: 'Where learners join, as the provider gives it.',
  },
  sections: {
    hours: 'Time and place',
  },
  meanings: {
    status: {
      scheduled: 'It is still to come.',
      live: 'It is its hour now.',
      over: 'Its hour has passed.',
      cancelled: 'It does not take place.',
    },
  },
  effects: {
    cancel: 'It does not take place, and its faculty member is free at that time. Its learners and its faculty member are told by mail.',
    reinstate: 'It takes place after all, if its faculty member is still free. Its learners and its faculty member are told by mail.',
  },
};

export const messages = {
  moved: { subject: '%{app}: “%{title}” takes place at another time', text: '%{place} lets you know that “%{title}” of the course “%{courseId}” takes place at another time: %{startsAt}.' },
  cancelled: { subject: '%{app}: “%{title}” is cancelled', text: '%{place} lets you know that “%{title}” of the course “%{courseId}”, planned for %{startsAt}, does not take place.' },
  reinstated: { subject: '%{app}: “%{title}” takes place after all', text: '%{place} lets you know that “%{title}” of the course “%{courseId}” takes place after all: %{startsAt}.' },
};
