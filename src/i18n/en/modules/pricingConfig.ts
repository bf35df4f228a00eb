export const first = {
  name: 'Prices and invoices',
  fields: {
    currency: 'Currency',
    taxPercent: 'Tax',
    pricesIncludeTax: 'Prices include tax',
    rounding: 'Rounding',
    invoicePrefix: 'Invoice prefix',
    invoiceNote: 'Note on invoices',
  },
  choices: {
    currency: {
      INR: 'Indian rupee',
      USD: 'US dollar',
      EUR: 'Euro',
      GBP: 'Pound sterling',
      AED: 'UAE dirham',
      SGD: 'Singapore dollar',
    },
    rounding: { none: 'None', unit: 'To whole amounts', ten: 'To tens' },
  },
};

export const later = {
  hints: { currency: 'Stands on invoices. Amounts in this console are in rupees (₹), whatever is chosen here.', rounding: 'For the invoices that the learning app writes to your learners. The site and this console show amounts as they are.', invoicePrefix: 'Begins the number of every invoice that the learning app writes to your learners.' },
  patterns: { invoicePrefix: 'Use up to 12 capital letters, digits, hyphens and slashes.' },
  sections: { prices: 'Prices', invoices: 'Invoices' },
};
