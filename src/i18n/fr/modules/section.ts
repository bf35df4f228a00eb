import type * as english from '../../en/modules/section';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Section par matière |||| Sections par matière',
  newOne: 'Nouvelle section',
  fields: { subjectId: 'Matière', order: 'Rang' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: 'Les listes commencent par le plus petit.' },
};
