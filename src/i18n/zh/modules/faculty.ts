import type * as english from '../../en/modules/faculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '教师',
  newOne: '新建教师',
  fields: { designation: '职称', teaches: '教授科目', experience: '教龄（年）', about: '简介' },
};

export const later: Translated<typeof english.later> = {
  hints: { teaches: '逐个填写科目，例如“物理”或“声乐”。' },
  newHints: { instituteId: '教师任教的机构。' },
  sections: { teaching: '教学' },
};
