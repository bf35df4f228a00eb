import type * as english from '../../en/modules/aiPrompt';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Consigne IA |||| Consignes IA',
  newOne: 'Nouvelle consigne IA',
  fields: {
    purpose: 'Usage',
    prompt: 'Consigne',
    languageId: 'Langue',
    temperature: 'Liberté',
  },
  choices: {
    purpose: {
      questions: 'Questions d’évaluation',
      test: 'Évaluations',
      doubt: 'Questions d’apprenants',
      summary: 'Résumés',
      other: 'Autre',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    prompt: 'Ce qui est entre accolades, comme {topic}, est rempli à l’usage.',
    temperature: '0 répond toujours de même, 2 très librement.',
  },
  meanings: {
    status: {
      active: 'Elle peut être choisie.',
      inactive: 'Elle n’est pas proposée.',
    },
  },
  effects: {
    activate: 'La propose là où un assistant est utilisé.',
    deactivate: 'Ne la propose plus ; ce qui a été fait avec reste.',
  },
};
