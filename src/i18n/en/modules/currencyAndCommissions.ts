export const first = {
  name: 'Currencies and commissions',
  fields: { currencies: 'Currencies', platformCommission: 'Platform commission', paymentFee: 'Payment fee' },
  choices: {
    currencies: {
      INR: 'Indian rupee',
      USD: 'US dollar',
      EUR: 'Euro',
      GBP: 'Pound sterling',
      AED: 'UAE dirham',
      SGD: 'Singapore dollar',
    },
  },
};

export const later = {
  hints: { paymentFee: 'What the payment provider keeps of every sale.' },
};
