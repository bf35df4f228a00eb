export const first = {
  name: 'Subject topic |||| Subject topics',
  newOne: 'New subject topic',
  fields: { subjectId: 'Subject', sectionId: 'Section of the subject' },
};

export const later = {
};
