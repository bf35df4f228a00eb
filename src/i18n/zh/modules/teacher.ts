import type * as english from '../../en/modules/teacher';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '任课教师',
  newOne: '新建任课教师',
  fields: {
    employeeCode: '工号',
    subjectIds: '科目',
    branchIds: '校区',
    joinedOn: '入职日期',
  },
};

export const later: Translated<typeof english.later> = {
  newHints: {
    instituteId: '教师任教的机构。',
  },
  sections: {
    teaching: '教学',
  },
};
