import type * as english from '../../en/modules/referralProgram';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '紹介プログラム',
  newOne: '紹介プログラムを新規作成',
  fields: {
    rewardKind: '特典',
    rewardPercent: '紹介者の割引率',
    rewardAmount: '紹介者の金額',
    friendPercent: '紹介された人の割引率',
    mostPerPerson: '一人あたりの上限回数',
    startsAt: '開始',
    endsAt: '終了',
    terms: '条件',
  },
  choices: {
    status: { upcoming: '開始前' },
    rewardKind: {
      percent: '定率',
      amount: '定額',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    friendPercent: '空欄の場合、紹介された人は通常価格です。',
    mostPerPerson: '空欄の場合は上限がありません。',
  },
  sections: {
    reward: '特典',
  },
  meanings: {
    status: {
      upcoming: '開始日時がまだ来ていないため、まだ特典はありません。',
      active: '紹介すると特典が得られます。',
      inactive: '現在は特典がありません。',
      expired: '期間が終了しました。',
    },
  },
  effects: {
    activate: '今後の紹介に特典を与えます。',
    deactivate: '今後は特典がなくなります。付与済みの特典は残ります。',
  },
};
