import type * as english from '../../en/modules/accessDefaults';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '標準の権限',
  fields: {
    institute: '教育機関',
    whiteLabelled: 'ホワイトラベルの教育機関',
    faculty: '講師',
    subAdmin: '教育機関の副管理者',
    admin: '管理者',
    operatorSubAdmin: '運営者の副管理者',
  },
};

export const later: Translated<typeof english.later> = {
  sections: { institutes: '教育機関のユーザー', operator: '運営者のユーザー' },
};
