import type * as english from '../../en/modules/licence';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ライセンス',
  newOne: 'ライセンスを新規作成',
  fields: {
    number: '番号',
    membershipPlanId: '会員プラン',
    learnerSeats: '受講者の上限',
    staffSeats: 'スタッフの上限',
    startsOn: '開始日',
    endsOn: '終了日',
    fee: '料金',
    notes: 'メモ',
    isSuspended: '停止中',
  },
  choices: {
    status: {
      upcoming: '開始前',
    },
  },
  attention: {
    ending: '30日以内に終了するライセンスが%{smart_count}件',
    ended: '過去30日間に終了したライセンスが%{smart_count}件',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    fee: 'ライセンスについて合意した金額です。請求書は作られず、支払いの請求も行われません。',
    learnerSeats: '契約上の人数です。超えても登録は妨げられませんが、ホームに表示されます。',
    staffSeats: '契約上の人数です。超えても登録は妨げられませんが、ホームに表示されます。',
  },
  patterns: {
    number: '8〜24文字の英数字とハイフンで入力してください（例：LIC-2026-0001）。',
  },
  sections: {
    extent: '範囲',
  },
  meanings: {
    status: {
      upcoming: '開始日がまだ来ていません。',
      active: '現在有効です。',
      suspended: '運営者が停止しました。',
      expired: '最終日を過ぎました。',
    },
  },
  effects: {
    suspend: '一時的に無効と記録します。管理画面は閉じられません。',
    activate: '再び有効と記録します。',
  },
};
