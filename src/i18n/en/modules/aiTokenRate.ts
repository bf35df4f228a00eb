export const first = {
  name: 'AI token rate |||| AI token rates',
  newOne: 'New AI token rate',
  menu: 'AI Token',
  fields: {
    amount_token: 'Tokens',
    amount_inr: 'Price',
    isExclusiveTax: 'Tax is added',
    startsAt: 'Holds from',
  },
  choices: {
    status: {
      upcoming: 'Upcoming',
      begun: 'Begun',
    },
  },
};

export const later = {
  hints: {
    amount_token: 'So many tokens are had for the price.',
    isExclusiveTax: 'Whether tax comes on top of the price.',
    startsAt: 'It holds until the next rate begins.',
  },
  meanings: {
    status: {
      upcoming: 'Institutes do not see it yet.',
      begun: 'It holds, unless a later one has begun.',
    },
  },
};
