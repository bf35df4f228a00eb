import type * as english from '../../en/modules/revenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Revenu |||| Revenus',
  newOne: 'Nouveau revenu',
  fields: {
    appliedFor: 'Vendu comme',
    reference: 'Référence',
    kind: 'Type',
    method: 'Moyen de paiement',
    received: 'Encaissé',
    payerName: 'Payeur',
    payerEmail: 'E-mail du payeur',
    item: 'Objet',
    settledAt: 'Réglé le',
  },
  choices: {
    kind: {
      payment: 'Paiement',
      refund: 'Remboursement',
    },
    method: {
      upi: 'UPI',
      card: 'Carte',
      netbanking: 'Banque en ligne',
      wallet: 'Portefeuille électronique',
    },
    appliedFor: {
      membership: 'Adhésion',
      course: 'Cours',
      webinar: 'Webinaire',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    received: 'Les paiements en ligne réussis moins les remboursements, au jour de leur règlement ; les espèces n’y figurent pas.',
  },
  origin: 'Ce qui est payé en ligne dans l’application d’apprentissage apparaît ici une fois le paiement réglé. Rien ne se saisit dans cette console.',
  measures: {
    payments: 'Paiements et remboursements',
  },
};
