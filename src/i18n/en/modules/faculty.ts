export const first = {
  name: 'Faculty member |||| Faculty',
  newOne: 'New faculty member',
  fields: { designation: 'Position', teaches: 'Teaches', experience: 'Years of experience', about: 'About' },
};

export const later = {
  hints: { teaches: 'Subjects, one after the other, such as Physics or Vocal music.' },
  newHints: { instituteId: 'The institute at which the person teaches.' },
  sections: { teaching: 'Teaching' },
};
