import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of an invoice as a sheet of paper. */
export const words: Translated<typeof English> = {
  print: 'Imprimer ou enregistrer en PDF',
  back: 'Vers la facture',
  invoice: 'Facture',
  failed: 'La facture n’a pas pu être chargée.',
  loading: 'Chargement de la facture…',
  from: 'De',
  to: 'Facturé à',
  number: 'Numéro',
  date: 'Émise le',
  paidOn: 'Payée le',
  status: 'État',
  item: 'Objet',
  amount: 'Montant',
  discount: 'Remise',
  subtotal: 'Hors taxe',
  tax: 'Taxe',
  total: 'Total',
  refunded: 'Remboursé',
  kept: 'Reste après remboursement',
  gstin: 'GSTIN',
  states: { open: 'Ouverte', paid: 'Payée', refunded: 'Remboursée', cancelled: 'Annulée' },
};
