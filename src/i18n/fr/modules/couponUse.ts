import type * as english from '../../en/modules/couponUse';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Utilisation d’un coupon |||| Utilisations d’un coupon',
  newOne: 'Nouvelle utilisation',
  fields: {
    number: 'Numéro',
    item: 'Objet',
    buyerName: 'Acheteur',
    buyerEmail: 'E-mail de l’acheteur',
    discount: 'Remise',
    amount: 'Montant',
    net: 'Net de remboursements',
    couponId: 'Coupon utilisé',
    soldAt: 'Vendu le',
  },
  choices: {
    status: {
      paid: 'Payé',
      refunded: 'Remboursé',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: 'Ce qui a été facturé pour chaque vente : prix moins remise, taxe comprise, avant remboursements.',
    net: 'Les montants moins ce qui a été remboursé, en partie ou en totalité.',
    discount: 'Ce que les coupons et les offres ont retiré du prix, aussi des ventes remboursées.',
  },
  origin: 'Une utilisation apparaît ici quand quelqu’un a payé quelque chose dans l’application d’apprentissage avec ce coupon.',
  measures: {
    sales: 'Nombre de ventes',
  },
};
