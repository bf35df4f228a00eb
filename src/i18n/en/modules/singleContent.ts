export const first = {
  name: 'Single content |||| Single contents',
  menu: 'Single Content',
  newOne: 'New single content',
  fields: {
    type: 'Kind',
    contentType: 'Offered',
    categories: 'Categories',
    sectionId: 'Subject section',
    languageId: 'Language',
    ownerType: 'Belongs to',
    ownerId: 'Faculty',
    thumbnail: 'Picture',
    highlightContent: 'Highlighted',
    files: 'Files',
    file: 'File',
  },
  choices: {
    type: {
      video: 'Video',
      notes: 'Notes',
    },
    contentType: {
      free: 'Free',
      paid: 'Paid',
    },
    ownerType: {
      institute: 'Institute',
      faculty: 'Faculty',
    },
  },
};

export const later = {
  warnings: { ownerId: 'This member of faculty is inactive and cannot sign in.' },
  hints: {
    highlightContent: 'Shown before others.',
  },
  cautions: { noFile: 'There is no file yet: learners who open it find nothing.' },
  sections: {
    sorting: 'Where it belongs',
    files: 'Files',
  },
  meanings: {
    status: {
      active: 'Learners see it.',
      inactive: 'Only staff see it.',
    },
  },
  effects: {
    activate: 'Shows it to learners.',
    deactivate: 'Hides it from learners; nothing is lost.',
  },
};
