import type * as english from '../../en/modules/aiTokenTransactionReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Mouvement de jetons IA |||| Mouvements de jetons IA',
  menu: 'Mouvements de jetons IA',
  newOne: 'Nouveau mouvement de jetons IA',
  fields: {
    kind: 'Objet',
    note: 'Remarque',
    type: 'Sens',
    amount_token: 'Jetons',
    opening_balance: 'Solde avant',
    closing_balance: 'Solde après',
    isFirstTrans: 'Premier mouvement',
    razorpay_order_id: 'Commande',
    credit: 'Jetons ajoutés',
    debit: 'Jetons utilisés',
    createdAt: 'Date du mouvement',
  },
  choices: {
    kind: {
      first: 'Offerts avec la formule d’adhésion',
      purchase: 'Achat',
      given: 'Offerts par l’opérateur',
      use: 'Utilisation',
    },
    type: {
      credit: 'Ajout',
      debit: 'Utilisation',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une écriture apparaît ici quand des jetons IA sont achetés, accordés ou utilisés.',
  measures: {
    entries: 'Nombre de mouvements',
  },
};
