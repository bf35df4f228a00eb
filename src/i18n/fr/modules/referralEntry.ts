import type * as english from '../../en/modules/referralEntry';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Mouvement de parrainage |||| Mouvements de parrainage',
  newOne: 'Nouveau mouvement de parrainage',
  fields: {
    note: 'Objet',
    userId: 'Apprenant',
    type: 'Type',
    amount: 'Montant',
    openingBalance: 'Solde avant',
    closingBalance: 'Solde après',
    credit: 'Montant gagné',
    debit: 'Montant utilisé',
  },
  choices: {
    type: {
      credit: 'Gagné',
      debit: 'Utilisé',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    credit: 'Ce qui a été gagné par des parrainages.',
    debit: 'Ce qui en a été utilisé.',
  },
  origin: 'Une écriture apparaît ici quand quelqu’un gagne par un parrainage, ou utilise ce gain, dans l’application d’apprentissage.',
  measures: {
    entries: 'Nombre de mouvements',
  },
};
