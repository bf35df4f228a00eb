export const first = {
  name: 'Feedback |||| Feedback',
  newOne: 'New feedback',
  fields: {
    message: 'Message',
    rating: 'Rating',
    name: 'Name',
    email: 'E-mail',
  },
};

export const later = {
  origin: 'What visitors write on the public feedback page, before they sign in, appears here.',
  measures: {
    remarks: 'Number of messages',
  },
};
