import type * as english from '../../en/modules/liveClassAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ライブ授業の出席状況',
  newOne: '新しい出席',
  fields: {
    name: '受講者',
    liveClassId: 'ライブ授業',
    userId: '受講者のアカウント',
    joinedAt: '入室',
    leftAt: '退室',
    minutes: '参加時間',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'ライブ授業の配信サービスから参加が伝えられると、出席がここに表示されます。',
  measures: {
    attendances: '出席件数',
  },
};
