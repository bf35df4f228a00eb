import type * as english from '../../en/modules/category';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Catégorie |||| Catégories',
  menu: 'Catégories',
  newOne: 'Nouvelle catégorie',
  fields: { parentId: 'Catégorie principale' },
};

export const later: Translated<typeof english.later> = {
  hints: { parentId: 'Laissé vide, il s’agit d’une catégorie principale.' },
  meanings: { status: { active: 'Proposée comme catégorie de cours.', inactive: 'Conservée là où elle a été choisie, et plus proposée.' } },
  effects: { activate: 'La propose de nouveau.', deactivate: 'Ne la propose plus ; ce qui s’y trouve y reste.' },
};
