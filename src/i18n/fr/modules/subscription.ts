import type * as english from '../../en/modules/subscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Inscription |||| Inscriptions',
  newOne: 'Nouvelle inscription',
  fields: {
    name: 'Apprenant',
    courseId: 'Cours',
    userId: 'Apprenant',
    startsOn: 'Début',
    endsOn: 'Fin',
    isSuspended: 'Suspendue',
    isOffline: 'En présentiel',
    userIds: 'Apprenants',
    students: 'Apprenants',
  },
  choices: { status: { upcoming: 'À venir', ended: 'Terminée' } },
  actions: {
    enroll: 'Inscrire des apprenants',
    import: 'Importer des apprenants dans un cours',
  },
  told: {
    enroll: '%{smart_count} apprenant a été inscrit. |||| %{smart_count} apprenants ont été inscrits.',
    import: '%{smart_count} apprenant a été inscrit. |||| %{smart_count} apprenants ont été inscrits.',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    endsOn: 'Laissée vide, c’est le dernier jour que permet le cours.',
  },
  meanings: {
    status: {
      upcoming: 'L’apprenant pourra ouvrir le cours à partir du premier jour.',
      active: 'L’apprenant peut ouvrir le cours.',
      suspended: 'L’apprenant ne peut pas ouvrir le cours tant qu’il n’est pas réactivé.',
      ended: 'La durée du cours est écoulée : l’apprenant ne peut plus l’ouvrir.',
    },
  },
  warnings: {
    courseId: 'Ce cours est inactif : il n’est pas proposé sur le site. Qui y est inscrit peut l’ouvrir malgré tout.',
    userId: 'Cet apprenant est inactif et ne peut pas se connecter.',
    userIds: 'Le compte de « %{name} » est inactif : il ne permet pas de se connecter.',
  },
  effects: {
    suspend: 'Ferme le cours à l’apprenant ; ce qu’il y a fait reste.',
    activate: 'Rouvre le cours à l’apprenant.',
    enroll: 'Inscrit plusieurs apprenants à un cours en une fois. Ceux qui le suivent déjà sont nommés, et personne n’est alors inscrit.',
    import: 'Inscrit tous les apprenants d’un fichier, ou personne : ce qui ne va pas est indiqué à sa ligne.',
  },
};

/** What is said to people by mail. */
export const messages: Translated<typeof english.messages> = {
  enrolled: {
    subject: '%{app} : votre inscription au cours %{courseId}',
    text: '%{place} vous ouvre le cours « %{courseId} ». Il commence le %{startsOn} et se termine le %{endsOn}.',
  },
};
