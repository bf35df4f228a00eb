import type * as english from '../../en/modules/currencyAndCommissions';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Devises et commissions',
  fields: { currencies: 'Devises', platformCommission: 'Commission de la plateforme', paymentFee: 'Frais de paiement' },
  choices: {
    currencies: {
      INR: 'Roupie indienne',
      USD: 'Dollar américain',
      EUR: 'Euro',
      GBP: 'Livre sterling',
      AED: 'Dirham des Émirats',
      SGD: 'Dollar de Singapour',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: { paymentFee: 'Ce que le prestataire de paiement retient sur chaque vente.' },
};
