import type * as english from '../../en/modules/teacher';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '教員',
  newOne: '教員を新規作成',
  fields: {
    employeeCode: '職員番号',
    subjectIds: '科目',
    branchIds: '校舎',
    joinedOn: '着任日',
  },
};

export const later: Translated<typeof english.later> = {
  newHints: {
    instituteId: 'この人が教える教育機関です。',
  },
  sections: {
    teaching: '指導',
  },
};
