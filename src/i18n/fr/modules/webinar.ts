import type * as english from '../../en/modules/webinar';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Webinaire |||| Webinaires',
  newOne: 'Nouveau webinaire',
  fields: {
    thumbnail: 'Image',
    facultyId: 'Enseignant',
    speaker: 'Intervenant',
    provider: 'Fournisseur',
    startsAt: 'Début',
    endsAt: 'Fin',
    price: 'Prix',
    seats: 'Places',
    joinUrl: 'Lien d’accès',
    recordingUrl: 'Enregistrement',
    isPublished: 'Publié',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: 'Prévu',
      live: 'En direct',
      over: 'Terminé',
    },
  },
  actions: {
    withdraw: 'Retirer',
  },
  done: {
    withdraw: 'Retrait effectué',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { facultyId: 'Cet enseignant est inactif et ne peut pas se connecter.' },
  rules: { noSpeaker: 'Personne n’est indiqué comme intervenant. Choisissez un enseignant ou écrivez le nom d’un invité.' },
  hints: {
    speaker: 'Pour un invité qui n’est pas de l’équipe.',
    price: 'Vide : gratuit.',
    seats: 'Vide : sans limite.',
  },
  sections: {
    hours: 'Heure et lieu',
    offer: 'Prix et places',
  },
  meanings: {
    status: {
      draft: 'Seule l’équipe le voit.',
      scheduled: 'On peut s’y inscrire ; il est à venir.',
      live: 'C’est l’heure du webinaire.',
      over: 'L’heure est passée.',
    },
  },
  effects: {
    publish: 'Le montre aux apprenants. L’enseignant doit être libre à cette heure.',
    withdraw: 'Le retire aux apprenants ; l’enseignant est de nouveau libre.',
  },
};
