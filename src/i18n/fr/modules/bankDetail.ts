import type * as english from '../../en/modules/bankDetail';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Compte bancaire |||| Coordonnées bancaires',
  newOne: 'Nouveau compte bancaire',
  fields: {
    accountHolder: 'Titulaire du compte',
    bankName: 'Banque',
    accountNumber: 'Numéro de compte',
    ifsc: 'IFSC',
    upiId: 'Adresse UPI',
    paymentId: 'Paiement',
    reference: 'Référence',
    amount: 'Montant',
    settledAt: 'Réglé le',
    createdAt: 'Date et heure',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Pour chaque paiement fait dans l’application d’apprentissage, le compte sur lequel son établissement est payé apparaît ici. Un établissement saisit son compte dans ses paramètres.',
};
