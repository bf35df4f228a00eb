import type * as english from '../../en/modules/emailTemplate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Modèle d’e-mail |||| Modèles d’e-mail',
  newOne: 'Nouveau modèle d’e-mail',
  fields: {
    kind: 'Type',
    subject: 'Objet',
    languageId: 'Langue',
    content: 'Texte',
    isReady: 'Prêt',
  },
  choices: {
    kind: {
      welcome: 'Bienvenue',
      reminder: 'Rappel',
      offer: 'Offre',
      news: 'Actualités',
      result: 'Résultat',
    },
    status: {
      draft: 'Brouillon',
      ready: 'Prêt',
    },
  },
  actions: {
    release: 'Marquer comme prêt',
    withdraw: 'Remettre en brouillon',
  },
  done: {
    release: 'Passage à « prêt » effectué',
    withdraw: 'Remise en brouillon effectuée',
  },
};

export const later: Translated<typeof english.later> = {
  sections: {
    mail: 'E-mail',
  },
  meanings: {
    status: {
      draft: 'En cours de rédaction.',
      ready: 'Peut être envoyé tel quel.',
    },
  },
  effects: {
    release: 'Indique qu’il peut être envoyé tel quel.',
    withdraw: 'Le reprend pour le retravailler.',
  },
};
