import type * as english from '../../en/modules/coupon';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'クーポン',
  newOne: 'クーポンを新規作成',
  fields: {
    code: 'クーポンコード',
    kind: '種類',
    percentOff: '割引率',
    amountOff: '割引額',
    minimumPurchase: '最低購入額',
    appliedFor: '対象',
    membershipPlanId: '会員プラン',
    startsAt: '開始日時',
    endsAt: '終了日時',
    usageLimit: '利用回数の上限',
    usedCount: '利用回数',
    usesLeft: '残りの利用回数',
    usage: '利用状況',
    isPrivate: '非公開',
  },
  choices: {
    status: { upcoming: '開始前' },
    usage: { open: '残りあり', nearly: '残りわずか', used: '上限到達' },
    kind: { percent: '定率', amount: '定額' },
    appliedFor: { membership: '会員プラン', course: 'コース', webinar: 'ウェビナー' },
  },
  attention: {
    ending: '7日以内に終了する有効なクーポンが%{smart_count}件あります',
    nearlyUsed: '残りわずか、または上限に達した有効なクーポンが%{smart_count}件あります',
  },
};

export const later: Translated<typeof english.later> = {
  measures: { coupons: 'クーポン数' },
  hints: {
    code: '半角の英大文字、数字、ハイフンで4～20文字。',
    usageLimit: '空欄の場合、回数の制限はありません。',
    isPrivate: 'コードを入力すれば利用できますが、どこにも表示されません。',
  },
  patterns: { code: '半角の英大文字、数字、ハイフンで4～20文字にしてください。' },
  rules: { operatorsAlone: '会員プランは運営者が販売するため、運営者自身のクーポンだけが適用されます。教育機関に「運営者」を選ぶか、別の対象を選んでください。' },
  cautions: { overMinimum: '割引額が最低購入額を上回っています。少額の購入は無料になります。' },
  sections: { general: 'コードと割引', scope: '適用範囲と期間' },
  share: {
    code: 'クーポンコード：%{code}', percentOff: '%{percentOff}割引', amountOff: '%{amountOff}割引',
    appliedFor: '対象：%{appliedFor}',
    minimumPurchase: '%{minimumPurchase}以上のご購入で利用できます',
    startsAt: '利用開始：%{startsAt}', endsAt: '有効期限：%{endsAt}',
  },
  meanings: {
    status: {
      upcoming: '開始日時がまだ来ていないため、まだ使えません。',
      active: '終了まで、上限回数に達するまで使えます。',
      inactive: '有効にするまで使えません。',
      expired: '終了日時を過ぎたため使えません。終了日時を延ばすと再び使えます。',
    },
  },
  effects: {
    activate: '再びクーポンを使えるようにします。',
    deactivate: 'クーポンを使えなくします。すでに使われた購入には影響しません。',
  },
};
