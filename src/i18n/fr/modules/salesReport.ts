import type * as english from '../../en/modules/salesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Vente |||| Ventes',
  newOne: 'Nouvelle vente',
  fields: {
    number: 'Numéro',
    soldAt: 'Vendu le',
    status: 'État',
    appliedFor: 'Vendu comme',
    item: 'Objet vendu',
    buyerName: 'Acheteur',
    buyerEmail: 'E-mail de l’acheteur',
    couponCode: 'Coupon utilisé',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    amount: 'Montant',
    refunded: 'Remboursé',
    net: 'Net de remboursements',
    createdAt: 'Commandé le',
  },
  choices: {
    status: { paid: 'Payé', refunded: 'Remboursé' },
    appliedFor: { membership: 'Adhésion', course: 'Cours', webinar: 'Webinaire' },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: 'Ce qui a été facturé pour chaque vente : prix moins remise, taxe comprise, avant remboursements.',
    net: 'Les montants moins ce qui a été remboursé, en partie ou en totalité.',
    discount: 'Ce que les coupons et les offres ont retiré du prix, aussi des ventes remboursées.',
  },
  origin: 'Une vente apparaît ici dès qu’elle est payée dans l’application d’apprentissage. Aucune ne se saisit dans cette console, et inscrire des apprenants ici n’en crée pas.',
  measures: { sales: 'Nombre de ventes' },
};
