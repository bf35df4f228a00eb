import type * as english from '../../en/modules/subject';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Matière |||| Matières',
  newOne: 'Nouvelle matière',
};

export const later: Translated<typeof english.later> = {
  patterns: { code: 'Utilisez de deux à douze lettres majuscules, chiffres ou tirets.' },
};
