import type * as english from '../../en/modules/topic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目トピック',
  newOne: '科目トピックを新規作成',
  fields: { subjectId: '科目', sectionId: '科目のセクション' },
};

export const later: Translated<typeof english.later> = {
};
