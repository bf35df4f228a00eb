import type * as english from '../../en/modules/sectionTopic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Thème |||| Thèmes',
  newOne: 'Nouveau thème',
  fields: { sectionId: 'Section par matière', order: 'Rang' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: 'Les listes commencent par le plus petit.' },
};
