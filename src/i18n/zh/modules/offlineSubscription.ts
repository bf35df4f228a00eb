import type * as english from '../../en/modules/offlineSubscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: '线下学员',
  newOne: '新建线下学员',
};
