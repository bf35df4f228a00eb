export const first = {
  name: 'Refund policy',
  fields: { content: 'Text' },
};

export const later = {};
