import type * as english from '../../en/modules/referralProgram';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Programme de parrainage |||| Programmes de parrainage',
  newOne: 'Nouveau programme de parrainage',
  fields: {
    rewardKind: 'Récompense',
    rewardPercent: 'Pourcentage du parrain',
    rewardAmount: 'Montant du parrain',
    friendPercent: 'Remise du filleul',
    mostPerPerson: 'Récompenses par personne',
    startsAt: 'Début',
    endsAt: 'Fin',
    terms: 'Conditions',
  },
  choices: {
    status: { upcoming: 'À venir' },
    rewardKind: {
      percent: 'Pourcentage',
      amount: 'Montant',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    friendPercent: 'Vide : le filleul paie le plein tarif.',
    mostPerPerson: 'Vide : sans limite.',
  },
  sections: {
    reward: 'Récompense',
  },
  meanings: {
    status: {
      upcoming: 'Son début est à venir ; rien n’est encore récompensé.',
      active: 'Le parrainage est récompensé.',
      inactive: 'Aucune récompense pour l’instant.',
      expired: 'Sa durée est écoulée.',
    },
  },
  effects: {
    activate: 'Récompense désormais tout parrainage.',
    deactivate: 'Plus aucune récompense ; celles données restent.',
  },
};
