import type * as english from '../../en/modules/institutePayment';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Paiement |||| Paiements',
  newOne: 'Nouveau paiement',
  fields: {
    reference: 'Référence',
    appliedFor: 'Vendu comme',
    kind: 'Type',
    status: 'État',
    amount: 'Montant',
    received: 'Encaissé',
    method: 'Moyen de paiement',
    payerName: 'Payeur',
    item: 'Objet',
    settledAt: 'Réglé le',
    createdAt: 'Date et heure',
  },
  choices: {
    kind: {
      payment: 'Paiement',
      refund: 'Remboursement',
    },
    status: {
      pending: 'En attente',
      successful: 'Réussi',
      failed: 'Échoué',
    },
    method: {
      upi: 'UPI',
      card: 'Carte',
      netbanking: 'Banque en ligne',
      wallet: 'Portefeuille électronique',
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
    amount: 'Ce qui a été payé, ou devait l’être : un remboursement porte un signe moins. De ce qui attend ou a échoué, rien n’est entré ; « Encaissé » dit ce qui l’est.',
    received: 'Les paiements réussis moins les remboursements réussis ; ce qui attend ou a échoué ne compte pas.',
  },
  origin: 'Les paiements et les remboursements apparaissent ici à mesure qu’ils sont faits pour ce que cet établissement vend dans l’application d’apprentissage. Aucun ne se saisit dans cette console, les espèces non plus.',
  measures: {
    payments: 'Nombre de paiements',
  },
};
