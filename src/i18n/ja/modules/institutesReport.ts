import type * as english from '../../en/modules/institutesReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '教育機関',
  menu: '教育機関',
  newOne: '新しい教育機関',
  fields: {
    name: '名称',
    institutionId: '教育機関',
    isWhiteLabelled: 'ホワイトラベル',
    planEndsAt: 'プラン終了日',
    learners: '受講者',
    learnerSeats: '受講者の上限',
    staffSeats: 'スタッフの上限',
    seats: 'ライセンス',
    staff: 'スタッフ',
    courses: 'コース',
    sales: '売上件数',
    net: '純売上',
    lastSaleAt: '最終売上',
  },
  choices: { seats: { none: '有効なライセンスなし', within: '上限以内', over: '上限超過' } },
  attention: {
    overSeats: 'ライセンスの人数を超えた教育機関が%{smart_count}件あります',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    net: 'これまでの販売額（税込み）から返金を引いたものです。',
  },
  origin: '教育機関は、作成または登録されるとすぐにここに表示されます。',
  measures: {
    institutes: '教育機関数',
  },
};
