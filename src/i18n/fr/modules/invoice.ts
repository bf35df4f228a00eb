import type * as english from '../../en/modules/invoice';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Facture |||| Factures',
  newOne: 'Nouvelle facture',
  fields: {
    number: 'Numéro',
    addressee: 'Facturé à',
    addresseeEmail: 'E-mail du destinataire',
    item: 'Objet',
    membershipId: 'Adhésion',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    amount: 'Montant',
    refunded: 'Remboursé',
    billed: 'Facturé, moins les remboursements',
    taxBilled: 'Taxe facturée, moins les remboursements',
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
  hints: {
    billed: 'Ce qui a été facturé, payé ou non, moins ce qui a été remboursé en partie ou en totalité ; les factures annulées ne comptent pas.',
    taxBilled: 'La taxe qu’il contient ; d’une facture remboursée en partie, la part de ce qui a été gardé.',
  },
  origin: 'Une facture apparaît ici quand l’établissement commande une formule d’adhésion en son nom et que la commande est enregistrée sur cette plateforme. Changer la formule ou les licences d’un établissement dans cette console ne crée pas de facture.',
  measures: {
    invoices: 'Nombre de factures',
  },
};
