import type * as english from '../../en/modules/preSalesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Commande non payée |||| Commandes non payées',
  menu: 'Avant-ventes',
  newOne: 'Nouvelle commande',
  fields: {
    number: 'Numéro',
    appliedFor: 'Vendu comme',
    item: 'Objet',
    buyerName: 'Acheteur',
    buyerEmail: 'E-mail de l’acheteur',
    couponCode: 'Coupon utilisé',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    amount: 'Montant',
    createdAt: 'Commandé le',
  },
  choices: {
    status: {
      pending: 'En attente',
      cancelled: 'Abandonnée',
    },
    appliedFor: {
      membership: 'Adhésion',
      course: 'Cours',
      webinar: 'Webinaire',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount: 'Ce que les commandes rapporteraient si elles étaient payées : prix moins remise, taxe comprise.',
  },
  origin: 'Une commande apparaît ici dès qu’elle est commencée dans l’application d’apprentissage, et disparaît une fois payée. Aucune ne se saisit dans cette console.',
  measures: {
    orders: 'Nombre de commandes',
  },
};
