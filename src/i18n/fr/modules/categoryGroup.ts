import type * as english from '../../en/modules/categoryGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Groupe de catégories |||| Groupes de catégories',
  newOne: 'Nouveau groupe de catégories',
  fields: { categoryIds: 'Catégories' },
};

export const later: Translated<typeof english.later> = {
};
