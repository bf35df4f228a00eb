import type * as english from '../../en/modules/section';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '科目章节',
  newOne: '新建科目章节',
  fields: { subjectId: '科目', order: '排序' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: '列表按从小到大显示。' },
};
