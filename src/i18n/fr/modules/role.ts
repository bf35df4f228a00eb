import type * as english from '../../en/modules/role';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Profil d’accès |||| Profils d’accès',
  newOne: 'Nouveau profil d’accès',
  fields: { kind: 'Pour le rôle', access: 'Peut utiliser' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    kind: 'Seules les personnes de ce rôle peuvent avoir ce profil. Ne change plus après l’enregistrement.',
    access: 'Vaut pour toutes les personnes ayant ce profil, y compris dans les sessions ouvertes. Vous ne pouvez ni accorder ni retirer un droit que vous n’avez pas vous-même.',
  },
};
