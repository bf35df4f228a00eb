import type * as english from '../../en/modules/paymentAccountInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Compte de paiement',
  fields: {
    accountHolder: 'Titulaire du compte',
    bankName: 'Banque',
    accountNumber: 'Numéro de compte',
    ifsc: 'Code IFSC',
    upiId: 'Identifiant UPI',
    gstin: 'GSTIN',
    pan: 'PAN',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { ifsc: 'Onze caractères, imprimés sur un chèque du compte.' },
  patterns: {
    accountNumber: 'Saisissez de 6 à 18 chiffres.',
    ifsc: 'Quatre lettres, un zéro et six autres caractères, par exemple SBIN0001234.',
    upiId: 'Un nom et une banque, par exemple academy@sbi.',
    gstin: 'Quinze caractères, par exemple 29ABCDE1234F1Z5.',
    pan: 'Cinq lettres, quatre chiffres et une lettre, par exemple ABCDE1234F.',
  },
  sections: { account: 'Compte', tax: 'Fiscalité' },
};
