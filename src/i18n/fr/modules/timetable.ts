import type * as english from '../../en/modules/timetable';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Leçon |||| Leçons',
  newOne: 'Nouvelle leçon',
  menu: 'Emploi du temps',
  fields: {
    day: 'Jour',
    startTime: 'De',
    endTime: 'À',
    batchId: 'Groupe',
    subjectId: 'Matière',
    facultyId: 'Enseignant',
    branchId: 'Centre',
    room: 'Salle',
    validFrom: 'Valable à partir du',
    validTo: 'Valable jusqu’au',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: 'Ce centre est fermé.', batchId: 'Le groupe n’a pas cours tous ces jours-là : il commence plus tard ou se termine plus tôt.', facultyId: 'Cet enseignant est inactif et ne peut pas se connecter.' },
  hints: {
    validTo: 'Vide : jusqu’à modification.',
  },
  sections: {
    lesson: 'Leçon',
  },
};
