import type * as english from '../../en/modules/pricingConfig';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Prix et factures',
  fields: {
    currency: 'Devise',
    taxPercent: 'Taxe',
    pricesIncludeTax: 'Prix toutes taxes comprises',
    rounding: 'Arrondi',
    invoicePrefix: 'Préfixe des factures',
    invoiceNote: 'Mention sur les factures',
  },
  choices: {
    currency: {
      INR: 'Roupie indienne',
      USD: 'Dollar américain',
      EUR: 'Euro',
      GBP: 'Livre sterling',
      AED: 'Dirham des Émirats',
      SGD: 'Dollar de Singapour',
    },
    rounding: { none: 'Aucun', unit: 'À l’unité', ten: 'À la dizaine' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { currency: 'Figure sur les factures. Dans cette console, les montants sont toujours en roupies (₹), quel que soit ce choix.', rounding: 'Pour les factures que l’application d’apprentissage établit à vos apprenants. Le site et cette console montrent les montants tels quels.', invoicePrefix: 'Commence le numéro de chaque facture que l’application d’apprentissage établit à vos apprenants.' },
  patterns: { invoicePrefix: 'Saisissez au plus 12 lettres majuscules, chiffres, traits d’union et barres obliques.' },
  sections: { prices: 'Prix', invoices: 'Factures' },
};
