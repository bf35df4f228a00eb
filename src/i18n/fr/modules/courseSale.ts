import type * as english from '../../en/modules/courseSale';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Vente de cours |||| Ventes de cours',
  newOne: 'Nouvelle vente de cours',
  fields: {
    number: 'Numéro',
    soldAt: 'Vendu le',
    courseId: 'Cours',
    item: 'Cours, tel qu’il s’appelait',
    buyerName: 'Acheteur',
    buyerEmail: 'E-mail de l’acheteur',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxe',
    amount: 'Montant',
    net: 'Net de remboursements',
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
  },
  origin: 'Un cours apparaît ici chaque fois qu’il est payé dans l’application d’apprentissage. Inscrire des apprenants dans cette console ne crée pas de vente.',
  measures: {
    sales: 'Nombre de ventes',
  },
};
