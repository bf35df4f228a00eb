import type * as english from '../../en/modules/resourcePool';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Ressource |||| Ressources',
  newOne: 'Nouvelle ressource',
  menu: 'Réserve de contenus',
  fields: {
    kind: 'Type',
    file: 'Fichier',
    url: 'Adresse',
    duration: 'Durée',
    subjectId: 'Matière',
    topicId: 'Thème',
    languageId: 'Langue',
  },
  choices: {
    kind: {
      video: 'Vidéo',
      notes: 'Notes de cours',
      audio: 'Enregistrement audio',
      link: 'Lien',
    },
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    sorting: 'Rangement',
  },
};
