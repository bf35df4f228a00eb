import type * as english from '../../en/modules/renewalReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Renouvellement à venir |||| Renouvellements à venir',
  menu: 'Renouvellements à venir',
  newOne: 'Nouveau renouvellement',
  fields: {
    courseId: 'Cours',
    userId: 'Compte de l’apprenant',
    startsOn: 'Début',
    endsOn: 'Fin',
    name: 'Apprenant',
  },
  choices: {
    status: {
      due: 'À renouveler',
      over: 'Terminée',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une inscription qui a une fin apparaît ici.',
  measures: {
    subscriptions: 'Nombre d’inscriptions',
  },
};
