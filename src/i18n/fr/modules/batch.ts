import type * as english from '../../en/modules/batch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Groupe |||| Groupes',
  newOne: 'Nouveau groupe',
  menu: 'Groupes',
  fields: {
    courseId: 'Cours',
    facultyId: 'Enseignant',
    branchId: 'Centre',
    mode: 'Enseignement',
    capacity: 'Places',
    members: 'Apprenants',
    seatsLeft: 'Places libres',
    startsOn: 'Début',
    endsOn: 'Fin',
    schedule: 'Horaires de la semaine',
    day: 'Jour',
    from: 'De',
    to: 'À',
    notes: 'Remarques',
    isClosed: 'Fermé',
  },
  choices: {
    mode: {
      classroom: 'En salle',
      online: 'En ligne',
      both: 'Les deux',
    },
    status: {
      upcoming: 'À venir',
      running: 'En cours',
      ended: 'Terminé',
      closed: 'Fermé',
    },
  },
  actions: {
    close: 'Clore les inscriptions',
    reopen: 'Rouvrir les inscriptions',
  },
  done: {
    close: 'Clôture des inscriptions effectuée',
    reopen: 'Réouverture des inscriptions effectuée',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { branchId: 'Ce centre est fermé.', facultyId: 'Cet enseignant est inactif et ne peut pas se connecter.' },
  hints: {
    capacity: 'Personne n’est ajouté au-delà de ce nombre.',
  },
  sections: {
    schedule: 'Jours et horaires',
  },
  meanings: {
    status: {
      upcoming: 'Il n’a pas commencé ; on peut ajouter des apprenants.',
      running: 'Il est en cours ; on peut ajouter des apprenants tant qu’il reste des places.',
      ended: 'Son dernier jour est passé.',
      closed: 'On n’y ajoute plus d’apprenants ; ceux qui y sont restent.',
    },
  },
  effects: {
    close: 'Plus personne ne peut le rejoindre. Ceux qui y sont restent.',
    reopen: 'Permet d’ajouter de nouveau des apprenants tant qu’il reste des places.',
  },
};
