export const first = {
  name: 'Subject section |||| Subject sections',
  newOne: 'New subject section',
  fields: { subjectId: 'Subject', order: 'Place' },
};

export const later = {
  hints: { order: 'Lists show the least first.' },
};
