import type * as English from '../en/notes';
import type { Translated } from '../translated';

/** What the words of the declarations say besides names: at the fields of forms, and where a record is shared. Merged with `resources`. */
export const notes: Translated<typeof English.notes> = {
  institution: {
    hints: { access: 'Ce que ses responsables peuvent utiliser tant qu’aucun droit ne leur a été accordé. Les autres gardent leurs droits.' },
    sections: { general: 'Nom et coordonnées' },
  },
  user: {
    hints: {
      access: 'Ce que la personne peut utiliser. Un droit que vous n’avez pas vous-même ne peut être ni accordé ni retiré.',
      allowAllInstitutes: 'Consulte et modifie les fiches de tous les établissements, dans la limite des modules accordés.',
    },
    newHints: {
      instituteId: 'Les rôles Établissement, Enseignant et Apprenant relèvent d’un établissement. Pour Super-administrateur et Administrateur, qui travaillent pour l’opérateur, choisissez « Opérateur ».',
    },
    sections: { general: 'Nom et coordonnées' },
  },
  coupon: {
    hints: {
      code: 'De 4 à 20 lettres majuscules, chiffres et traits d’union.',
      usageLimit: 'Si ce champ reste vide, le nombre d’utilisations n’est pas limité.',
      isPrivate: 'Fonctionne lorsqu’il est saisi, mais n’est proposé nulle part.',
    },
    patterns: { code: 'Saisissez de 4 à 20 lettres majuscules, chiffres et traits d’union.' },
    sections: { general: 'Code et remise', scope: 'Où et quand il s’applique' },
    share: {
      code: 'Code du coupon : %{code}', percentOff: '%{percentOff} de remise', amountOff: '%{amountOff} de remise',
      minimumPurchase: 'Pour un achat d’au moins %{minimumPurchase}', endsAt: 'Valable jusqu’au %{endsAt}',
    },
  },
  branch: {
    patterns: {
      code: 'Saisissez de 2 à 12 lettres majuscules, chiffres et traits d’union.',
      pinCode: 'Un code postal (PIN) comporte six chiffres et ne commence pas par 0.',
    },
    sections: { general: 'Nom et lieu', rooms: 'Salles et horaires' },
  },
  banner: {
    hints: { imageURL: 'JPG ou PNG de 1 Mo au plus ; format conseillé : 1 600 × 600.' },
    share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: 'À partir du %{startsOn}', endsOn: 'Jusqu’au %{endsOn}' },
  },
  tenantInfo: {
    hints: {
      appName: 'Le nom de la console, du site et des applications.',
      pageTitle: 'Affiché dans l’onglet du navigateur. Si ce champ reste vide, le nom y figure.',
      logoUrl: 'JPG ou PNG de 1 Mo au plus, sur fond uni ; un format large convient le mieux.',
      favIconUrl: 'Une image carrée, reconnaissable en petit.',
      primaryColour: 'Pour les boutons et les liens. Elle est assombrie ou éclaircie là où elle serait difficile à lire.',
    },
    sections: { name: 'Nom', look: 'Apparence' },
  },
  socialMedia: {
    hints: { whatsapp: 'Le numéro auquel les apprenants écrivent.' },
  },
  paymentAccountInfo: {
    hints: { ifsc: 'Onze caractères, imprimés sur un chèque du compte.' },
    patterns: {
      accountNumber: 'Saisissez de 6 à 18 chiffres.',
      ifsc: 'Quatre lettres, un zéro et six autres caractères, par exemple SBIN0001234.',
      upiId: 'Un nom et une banque, par exemple academy@sbi.',
      gstin: 'Quinze caractères, par exemple 29ABCDE1234F1Z5.',
      pan: 'Cinq lettres, quatre chiffres et une lettre, par exemple ABCDE1234F.',
    },
    sections: { account: 'Compte', tax: 'Fiscalité' },
  },
  pricingConfig: {
    hints: { invoicePrefix: 'Commence le numéro de chaque facture.' },
    patterns: { invoicePrefix: 'Saisissez au plus 12 lettres majuscules, chiffres, traits d’union et barres obliques.' },
    sections: { prices: 'Prix', invoices: 'Factures' },
  },
  currencyAndCommissions: {
    hints: { paymentFee: 'Ce que le prestataire de paiement retient sur chaque vente.' },
  },
  supportContactInfo: {
    hints: { hours: 'Quand quelqu’un répond, par exemple du lundi au samedi, de 9 h à 18 h.' },
  },
  accessDefaults: {
    sections: { institutes: 'Équipes des établissements', operator: 'Équipe de l’opérateur' },
  },
};
