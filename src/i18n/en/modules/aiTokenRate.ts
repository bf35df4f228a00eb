export const first = {
  name: 'AI token rate |||| AI token rates',
  newOne: 'New AI token rate',
  menu: 'AI Token',
  fields: {
    amount_token: 'Tokens',
    amount_inr: 'Price',
    isExclusiveTax: 'Price without tax',
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
    isExclusiveTax: 'Whether the price is without tax. It is said beside the price; a payment is of the price alone.',
    startsAt: 'It holds until the next rate begins.',
  },
  meanings: {
    status: {
      upcoming: 'Institutes do not see it yet.',
      begun: 'It holds, unless a later one has begun.',
    },
  },
};
