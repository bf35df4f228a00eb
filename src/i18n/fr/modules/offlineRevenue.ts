import type * as english from '../../en/modules/offlineRevenue';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Revenu en présentiel |||| Revenus en présentiel',
  newOne: 'Nouveau revenu en présentiel',
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
      cash: 'Espèces',
      cheque: 'Chèque',
      bankTransfer: 'Virement',
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
    received: 'Les paiements en espèces, par chèque ou par virement, moins ce qui a été remboursé ainsi, au jour de leur règlement.',
  },
  origin: 'Ce que l’application d’apprentissage enregistre comme payé en espèces, par chèque ou par virement apparaît ici. Ces frais ne peuvent pas être saisis dans cette console : qui a payé dans un centre peut y être inscrit, sans que la somme soit notée.',
  measures: {
    payments: 'Paiements et remboursements',
  },
};
