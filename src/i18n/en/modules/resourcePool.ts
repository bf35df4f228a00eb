export const first = {
  name: 'Resource |||| Resources',
  newOne: 'New resource',
  menu: 'Resource pool',
  fields: {
    kind: 'Kind',
    file: 'File',
    url: 'Address',
    duration: 'Length',
    subjectId: 'Subject',
    topicId: 'Topic',
    languageId: 'Language',
  },
  choices: {
    kind: {
      video: 'Video',
      notes: 'Notes',
      audio: 'Audio',
      link: 'Link',
    },
  },
};

export const later = {
  sections: {
    sorting: 'Where it belongs',
  },
};
