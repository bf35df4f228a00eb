import type * as english from '../../en/modules/admission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '入学',
  newOne: '新しい入学',
  fields: {
    courseId: 'コース',
    userId: '受講者のアカウント',
    startsOn: '開始日',
    endsOn: '終了日',
    name: '受講者',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'コースに受講登録された人が、開始日ごとにここに表示されます。「対面」とした登録は除きます。',
  measures: {
    admissions: '入学件数',
  },
};
