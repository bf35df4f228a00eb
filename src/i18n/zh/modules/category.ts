import type * as english from '../../en/modules/category';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '分类',
  menu: '分类',
  newOne: '新建分类',
  fields: { parentId: '主分类' },
};

export const later: Translated<typeof english.later> = {
  hints: { parentId: '留空则为主分类。' },
  meanings: { status: { active: '可用于课程分类。', inactive: '已选用之处保留，不再提供选择。' } },
  effects: { activate: '重新提供选择。', deactivate: '不再提供选择；已归入的内容保持不变。' },
};
