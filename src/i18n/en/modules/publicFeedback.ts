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
  measures: {
    remarks: 'Number of messages',
  },
};
