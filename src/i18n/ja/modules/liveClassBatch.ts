import type * as english from '../../en/modules/liveClassBatch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ライブ授業のクラス',
  newOne: '新しいクラス',
  fields: {
    name: 'クラス',
    batchId: 'クラスのページ',
    liveClassId: 'ライブ授業',
    provider: '配信サービス',
    startsAt: '開始',
    facultyId: '講師',
    capacity: '定員',
    members: 'メンバー',
    present: '出席',
    attendance: '出席率',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'ライブ授業でクラスを指定すると、そのクラスがここに表示されます。',
};
