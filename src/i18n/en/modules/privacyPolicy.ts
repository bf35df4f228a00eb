export const first = {
  name: 'Privacy policy',
  fields: { content: 'Text' },
};

export const later = {};
