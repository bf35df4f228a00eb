import type * as english from '../../en/modules/offlineSubscription';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Apprenant en présentiel |||| Apprenants en présentiel',
  newOne: 'Nouvel apprenant en présentiel',
};
