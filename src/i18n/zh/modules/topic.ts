import type * as english from '../../en/modules/topic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目主题',
  newOne: '新建科目主题',
  fields: { subjectId: '科目', sectionId: '科目章节' },
};

export const later: Translated<typeof english.later> = {
};
