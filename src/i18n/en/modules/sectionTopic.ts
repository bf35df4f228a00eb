export const first = {
  name: 'Topic |||| Topics',
  newOne: 'New topic',
  fields: { sectionId: 'Section', order: 'Place' },
};

export const later = {
  hints: { order: 'Lists show the least first.' },
};
