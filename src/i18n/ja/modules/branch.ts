import type * as english from '../../en/modules/branch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '校舎',
  newOne: '校舎を新規作成',
  fields: {
    address: '住所',
    line1: '住所1',
    line2: '住所2',
    state: '州',
    pinCode: '郵便番号',
    managerId: '責任者',
    capacity: '座席数',
    managerPhone: '責任者の電話番号',
    learners: '受講者数',
    seatsLeft: '残りの定員',
    monthlyRent: '月額賃料',
    openingHours: '開校時間',
    day: '曜日',
    opens: '開始時刻',
    closes: '終了時刻',
    openedOn: '開校日',
    closedFor: '閉鎖の理由',
    closedAt: '閉鎖日時',
    closedById: '閉鎖した人',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { managerId: 'このユーザーは無効で、ログインできません。' },
  patterns: {
    code: '半角の英大文字、数字、ハイフンで2～12文字にしてください。',
    pinCode: '郵便番号は、0以外で始まる6桁の数字です。',
  },
  sections: { general: '名称と所在地', rooms: '教室と時間' },
  meanings: {
    status: {
      open: '現在、授業を行っています。',
      closed: '授業を行っていません。登録内容は残ります。',
    },
  },
  effects: {
    close: '校舎を閉鎖し、理由を記録します。',
    reopen: '閉鎖した校舎を再開します。',
  },
  foretells: {
    batches: '開始前または開講中のクラスが%{smart_count}件ここで行われています。変更するまで、時間割とともにそのまま残ります。',
    learners: '%{smart_count}人の受講者が所属していて、そのまま残ります。',
  },
};
