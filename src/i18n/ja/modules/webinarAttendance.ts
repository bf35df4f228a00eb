import type * as english from '../../en/modules/webinarAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'ウェビナーの出席状況',
  newOne: '新しい出席',
  fields: {
    name: '参加者',
    webinarId: 'ウェビナー',
    userId: '受講者のアカウント',
    joinedAt: '入室',
    leftAt: '退室',
    minutes: '参加時間',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'ウェビナーの配信サービスから参加が伝えられると、出席がここに表示されます。',
  measures: {
    attendances: '出席件数',
  },
};
