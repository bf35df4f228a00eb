import type * as english from '../../en/modules/aiTokenPurchaseReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Commande de jetons IA |||| Commandes de jetons IA',
  menu: 'Achats de jetons IA',
  newOne: 'Nouvelle commande de jetons IA',
  fields: {
    razorpay_order_id: 'Commande',
    amount_token: 'Jetons',
    amount_inr: 'Prix',
    isExclusive: 'Hors taxe',
    buyerName: 'Commandé par',
    credited: 'Crédités',
    paid: 'Encaissé',
    paidAt: 'Payé le',
    razorpay_payment_id: 'Paiement',
    createdAt: 'Commandé le',
  },
  choices: {
    status: {
      pending: 'En attente',
      paid: 'Payée',
      failed: 'Non payée',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    paid: 'Ce qui a été payé pour des jetons IA ; les commandes en attente ou échouées ne comptent pas.',
  },
  origin: 'Une commande apparaît ici quand un établissement achète des jetons IA sur son écran « Jeton IA ».',
  measures: {
    orders: 'Nombre de commandes',
  },
};
