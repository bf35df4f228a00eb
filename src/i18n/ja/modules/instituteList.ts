import type * as english from '../../en/modules/instituteList';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '教育機関の一覧',
  newOne: '新しい教育機関',
  fields: {
    name: '名称',
    isWhiteLabelled: 'ホワイトラベル',
    planEndsAt: 'プラン終了日',
    learners: '受講者',
    learnerSeats: '受講者の上限',
    seats: 'ライセンス',
    courses: 'コース',
  },
  choices: { seats: { none: '有効なライセンスなし', within: '上限以内', over: '上限超過' } },
};

export const later: Translated<typeof english.later> = {
  origin: '教育機関は、作成または登録されるとすぐにここに表示されます。',
};
