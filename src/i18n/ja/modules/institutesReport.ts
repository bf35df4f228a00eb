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
    staff: 'スタッフ',
    courses: 'コース',
    sales: '売上件数',
    net: '純売上',
    lastSaleAt: '最終売上',
  },
};

export const later: Translated<typeof english.later> = {
  measures: {
    institutes: '教育機関数',
  },
};
