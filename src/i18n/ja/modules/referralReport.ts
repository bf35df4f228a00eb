import type * as english from '../../en/modules/referralReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '紹介',
  menu: '紹介',
  newOne: '新しい紹介',
  fields: {
    referrerName: '紹介者',
    referrerId: '受講者',
    friendName: '紹介された人',
    friendEmail: '紹介された人のメール',
    programId: 'プログラム',
    item: '購入内容',
    amount: '金額',
    net: '返金後の金額',
    reward: '報酬',
    rewardedAt: '報酬日時',
  },
  choices: {
    status: {
      joined: '登録済み',
      rewarded: '報酬済み',
      cancelled: 'キャンセル済み',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: '紹介された友人が注文に支払った額から返金を引いたものです。',
    reward: '紹介者が紹介によって受け取った額です。',
  },
  origin: '受講者に招待された友人が学習アプリに加わると、紹介がここに表示されます。報酬は紹介プログラムで決まります。',
  measures: {
    referrals: '紹介の件数',
  },
};
