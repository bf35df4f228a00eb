export const first = {
  name: 'Subject |||| Subjects',
  newOne: 'New subject',
};

export const later = {
  patterns: { code: 'Use two to twelve capital letters, digits or hyphens.' },
};
