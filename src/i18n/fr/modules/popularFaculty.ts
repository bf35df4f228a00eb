import type * as english from '../../en/modules/popularFaculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Enseignant populaire |||| Enseignants populaires',
  newOne: 'Nouvel enseignant',
  fields: {
    name: 'Enseignant',
    facultyId: 'Fiche de l’enseignant',
    learners: 'Apprenants',
    courses: 'Cours',
    batches: 'Groupes',
    liveClasses: 'Cours en direct',
    taughtLately: 'Donnés en 30 jours',
    lastTaughtAt: 'Dernier cours donné',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Qui enseigne apparaît ici dès son ajout parmi les enseignants.',
  measures: {
    faculty: 'Nombre d’enseignants',
  },
};
