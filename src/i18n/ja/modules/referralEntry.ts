import type * as english from '../../en/modules/referralEntry';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '紹介の取引',
  newOne: '新しい紹介の取引',
  fields: {
    note: '内容',
    userId: '受講者',
    type: '種類',
    amount: '金額',
    openingBalance: '取引前の残高',
    closingBalance: '取引後の残高',
    credit: '獲得額',
    debit: '利用額',
  },
  choices: {
    type: {
      credit: '獲得',
      debit: '利用',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    credit: '紹介によって得た額です。',
    debit: 'そのうち使われた額です。',
  },
  origin: '学習アプリで紹介の報酬を受け取ったり使ったりすると、ここに表示されます。',
  measures: {
    entries: '取引件数',
  },
};
