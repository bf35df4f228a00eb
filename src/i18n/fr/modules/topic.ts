import type * as english from '../../en/modules/topic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Thème de matière |||| Thèmes de matière',
  newOne: 'Nouveau thème de matière',
  fields: { subjectId: 'Matière', sectionId: 'Section de la matière' },
};

export const later: Translated<typeof english.later> = {
};
