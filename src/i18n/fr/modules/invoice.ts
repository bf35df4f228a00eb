import type * as english from '../../en/modules/invoice';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Facture |||| Factures',
  newOne: 'Nouvelle facture',
  fields: {
    number: 'Numéro',
    item: 'Objet',
    membershipId: 'Adhésion',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    amount: 'Montant',
    billed: 'Facturé',
    taxBilled: 'Taxe facturée',
    paidAt: 'Payée le',
  },
  choices: {
    status: {
      open: 'À payer',
      paid: 'Payée',
      refunded: 'Remboursée',
      cancelled: 'Annulée',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une facture apparaît ici quand l’établissement commande une formule d’adhésion en son nom et que la commande est enregistrée sur cette plateforme. Changer la formule ou les licences d’un établissement dans cette console ne crée pas de facture.',
  measures: {
    invoices: 'Nombre de factures',
  },
};
