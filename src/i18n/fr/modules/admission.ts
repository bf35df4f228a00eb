import type * as english from '../../en/modules/admission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Inscription |||| Inscriptions',
  newOne: 'Nouvelle inscription',
  fields: {
    courseId: 'Cours',
    userId: 'Compte de l’apprenant',
    startsOn: 'Début',
    endsOn: 'Fin',
    name: 'Apprenant',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Qui est inscrit à un cours apparaît ici, au jour où il commence, sauf si l’inscription est marquée « En présentiel ».',
  measures: {
    admissions: 'Nombre d’inscriptions',
  },
};
