import type * as english from '../../en/modules/sectionTopic';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '主题',
  newOne: '新建主题',
  fields: { sectionId: '章节', order: '排序' },
};

export const later: Translated<typeof english.later> = {
  hints: { order: '列表按从小到大显示。' },
};
