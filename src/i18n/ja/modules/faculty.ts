import type * as english from '../../en/modules/faculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '講師',
  newOne: '講師を新規作成',
  fields: { designation: '役職', teaches: '担当科目', experience: '指導年数', about: '紹介' },
};

export const later: Translated<typeof english.later> = {
  hints: { teaches: '科目を一つずつ入力してください（例：物理、声楽）。' },
  newHints: { instituteId: 'この人が教える教育機関です。' },
  sections: { teaching: '指導' },
};
