import type * as english from '../../en/modules/faculty';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Enseignant |||| Enseignants',
  newOne: 'Nouvel enseignant',
  fields: { designation: 'Fonction', teaches: 'Enseigne', experience: 'Années d’expérience', about: 'Présentation' },
};

export const later: Translated<typeof english.later> = {
  hints: { teaches: 'Les matières, l’une après l’autre, par exemple Physique ou Chant.' },
  newHints: { instituteId: 'L’établissement où la personne enseigne.' },
  sections: { teaching: 'Enseignement' },
};
