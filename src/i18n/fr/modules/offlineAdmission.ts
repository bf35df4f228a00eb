import type * as english from '../../en/modules/offlineAdmission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Inscription en présentiel |||| Inscriptions en présentiel',
  newOne: 'Nouvelle inscription en présentiel',
  fields: {
    courseId: 'Cours',
    userId: 'Compte de l’apprenant',
    startsOn: 'Début',
    endsOn: 'Fin',
    name: 'Apprenant',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Qui est inscrit à un cours avec la marque « En présentiel » apparaît ici, au jour où il commence.',
  measures: {
    admissions: 'Nombre d’inscriptions',
  },
};
