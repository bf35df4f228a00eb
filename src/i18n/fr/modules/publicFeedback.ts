import type * as english from '../../en/modules/publicFeedback';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Avis |||| Avis',
  newOne: 'Nouvel avis',
  fields: {
    message: 'Ce qui a été dit',
    rating: 'Note',
    name: 'Nom',
    email: 'E-mail',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Ce que les visiteurs écrivent sur la page publique d’avis, sans se connecter, apparaît ici.',
  measures: {
    remarks: 'Nombre de messages',
  },
};
