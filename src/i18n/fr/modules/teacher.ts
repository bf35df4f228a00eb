import type * as english from '../../en/modules/teacher';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Enseignant en charge |||| Enseignants en charge',
  newOne: 'Nouvel enseignant en charge',
  fields: {
    employeeCode: 'Matricule',
    subjectIds: 'Matières',
    branchIds: 'Centres',
    joinedOn: 'Arrivée',
  },
};

export const later: Translated<typeof english.later> = {
  newHints: {
    instituteId: 'L’établissement où la personne enseigne.',
  },
  sections: {
    teaching: 'Enseignement',
  },
};
