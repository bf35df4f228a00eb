import type * as english from '../../en/modules/singleContent';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Contenu à l’unité |||| Contenus à l’unité',
  menu: 'Contenu à l’unité',
  newOne: 'Nouveau contenu à l’unité',
  fields: {
    type: 'Type',
    contentType: 'Offre',
    categories: 'Catégories',
    sectionId: 'Section par matière',
    languageId: 'Langue',
    ownerType: 'Appartient à',
    ownerId: 'Enseignant',
    thumbnail: 'Image',
    highlightContent: 'Mis en avant',
    files: 'Fichiers',
    file: 'Fichier',
  },
  choices: {
    type: {
      video: 'Vidéo',
      notes: 'Notes de cours',
    },
    contentType: {
      free: 'Gratuit',
      paid: 'Payant',
    },
    ownerType: {
      institute: 'Établissement',
      faculty: 'Enseignant',
    },
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { ownerId: 'Cet enseignant est inactif et ne peut pas se connecter.' },
  hints: {
    highlightContent: 'Montré avant les autres.',
  },
  cautions: { noFile: 'Il n’y a pas encore de fichier : les apprenants qui l’ouvrent n’y trouvent rien.' },
  sections: {
    sorting: 'Rangement',
    files: 'Fichiers',
  },
  meanings: {
    status: {
      active: 'Les apprenants le voient.',
      inactive: 'Seule l’équipe le voit.',
    },
  },
  effects: {
    activate: 'Le montre aux apprenants.',
    deactivate: 'Le cache aux apprenants ; rien n’est perdu.',
  },
};
