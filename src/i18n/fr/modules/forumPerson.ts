import type * as english from '../../en/modules/forumPerson';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Personne du forum |||| Personnes du forum',
  newOne: 'Nouvelle personne',
  fields: {
    name: 'Nom',
    imageURL: 'Photo',
    role: 'Rôle',
    groups: 'Groupes',
    posts: 'Publications',
    followers: 'Abonnés',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Les personnes apparaissent ici dès qu’elles écrivent dans le forum, sont dans un de ses groupes ou sont suivies.',
};
