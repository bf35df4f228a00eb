export const first = {
  name: 'Plan feature |||| Plan features',
  newOne: 'New plan feature',
  fields: { description: 'What it is' },
};

export const later = {
  hints: { description: 'Read by whoever compares plans.' },
};
