import type * as english from '../../en/modules/offlineSubscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '校舎の受講者',
  newOne: '校舎の受講者を新規登録',
};
