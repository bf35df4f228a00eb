export const first = {
  name: 'Terms and conditions',
  fields: { content: 'Text' },
};

export const later = {};
