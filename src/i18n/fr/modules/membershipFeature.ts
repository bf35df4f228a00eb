import type * as english from '../../en/modules/membershipFeature';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Avantage des formules |||| Avantages des formules',
  newOne: 'Nouvel avantage',
  fields: { description: 'Description' },
};

export const later: Translated<typeof english.later> = {
  hints: { description: 'Lue par qui compare les formules.' },
};
