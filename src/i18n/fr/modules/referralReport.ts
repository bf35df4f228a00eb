import type * as english from '../../en/modules/referralReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Parrainage |||| Parrainages',
  menu: 'Parrainages',
  newOne: 'Nouveau parrainage',
  fields: {
    referrerName: 'Parrain',
    referrerId: 'Apprenant',
    friendName: 'Filleul',
    friendEmail: 'E-mail du filleul',
    programId: 'Nom du programme',
    item: 'Achat',
    amount: 'Montant',
    net: 'Net de remboursements',
    reward: 'Récompense',
    rewardedAt: 'Récompensé le',
  },
  choices: {
    status: {
      joined: 'Inscrit',
      rewarded: 'Récompensé',
      cancelled: 'Annulé',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: 'Ce que les amis ont payé pour les commandes de ces parrainages, moins ce qui a été remboursé.',
    reward: 'Ce que les parrains ont reçu pour leurs parrainages.',
  },
  origin: 'Un parrainage apparaît ici quand un ami invité par un apprenant rejoint l’application d’apprentissage. Les programmes disent ce que cela rapporte.',
  measures: {
    referrals: 'Nombre de parrainages',
  },
};
