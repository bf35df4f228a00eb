import type * as english from '../../en/modules/aiTokenRate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'AIトークン料金',
  newOne: 'AIトークン料金を新規作成',
  menu: 'AIトークン',
  fields: {
    amount_token: 'トークン数',
    amount_inr: '価格',
    isExclusiveTax: '税別',
    startsAt: '適用開始',
  },
  choices: {
    status: {
      upcoming: '適用前',
      begun: '適用開始済み',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount_token: 'この価格で得られるトークン数です。',
    isExclusiveTax: '価格が税別かどうかです。価格の横に示され、支払いは価格の金額だけです。',
    startsAt: '次の料金の適用が始まるまで有効です。',
  },
  meanings: {
    status: {
      upcoming: '教育機関にはまだ表示されません。',
      begun: 'より新しい料金の適用が始まっていなければ、現在の料金です。',
    },
  },
};
