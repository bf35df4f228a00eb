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
