import type * as english from '../../en/modules/offlineSubscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Apprenant en agence |||| Apprenants en agence',
  newOne: 'Nouvel apprenant en agence',
};
