import type * as english from '../../en/modules/group';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Groupe du forum |||| Groupes du forum',
  menu: 'Forum de discussion',
  newOne: 'Nouveau groupe du forum',
  fields: {
    description: 'Sujet',
    courseId: 'Cours',
    joining: 'Adhésion',
    members: 'Membres acceptés',
    posts: 'Messages',
    isClosed: 'Fermé',
  },
  choices: {
    joining: {
      open: 'Ouverte à tous',
      asked: 'Sur demande',
    },
    status: {
      open: 'Ouvert',
      closed: 'Fermé',
    },
  },
  actions: {
    join: 'Rejoindre',
    close: 'Fermer',
    reopen: 'Rouvrir',
  },
  done: {
    join: 'Adhésion effectuée',
    close: 'Fermeture effectuée',
    reopen: 'Réouverture effectuée',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    courseId: 'Si le groupe s’adresse aux apprenants d’un seul cours.',
  },
  meanings: {
    status: {
      open: 'Ses membres y écrivent.',
      closed: 'Il reste lisible ; plus rien n’y est écrit et personne n’y entre.',
    },
  },
  effects: {
    join: 'Vous en êtes aussitôt membre si l’adhésion est ouverte à tous ; sinon, votre demande attend d’être acceptée.',
    close: 'Plus rien n’y est écrit et personne n’y entre. Ce qui s’y trouve reste lisible.',
    reopen: 'Ses membres peuvent de nouveau y écrire.',
  },
  /** What came of joining. */
  outcomes: {
    joined: 'Vous êtes membre de « %{title} ».',
    asked: 'Vous avez demandé à rejoindre « %{title} » ; votre demande attend d’être acceptée.',
  },
  rules: {
    isMember: 'Vous en êtes déjà membre.',
    hasAsked: 'Vous avez déjà demandé à le rejoindre ; votre demande attend d’être acceptée.',
    isDeclined: 'Votre demande a été refusée. Qui dirige le groupe peut encore vous accepter.',
  },
};
