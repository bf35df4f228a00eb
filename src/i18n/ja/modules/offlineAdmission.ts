import type * as english from '../../en/modules/offlineAdmission';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '対面の入学',
  newOne: '新しい対面の入学',
  fields: {
    courseId: 'コース',
    userId: '受講者のアカウント',
    startsOn: '開始日',
    endsOn: '終了日',
    name: '受講者',
  },
};

export const later: Translated<typeof english.later> = {
  origin: '「対面」としてコースに受講登録された人が、開始日ごとにここに表示されます。',
  measures: {
    admissions: '入学件数',
  },
};
