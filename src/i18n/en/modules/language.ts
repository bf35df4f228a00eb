export const first = {
  name: 'Language |||| Languages',
  newOne: 'New language',
  fields: { nativeName: 'Own name', code: 'Language code' },
};

export const later = {
  meanings: {
    status: {
      active: 'Can be chosen for what is taught and shown.',
      inactive: 'Is not offered for anything new; what uses it keeps it.',
    },
  },
  effects: {
    activate: 'Offers the language everywhere again.',
    deactivate: 'Stops offering the language; nothing that uses it changes.',
  },
};
