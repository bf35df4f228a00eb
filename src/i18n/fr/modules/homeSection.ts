import type * as english from '../../en/modules/homeSection';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Section de la page d’accueil |||| Sections de la page d’accueil',
  menu: 'Configuration de l’accueil',
  newOne: 'Nouvelle section',
  fields: {
    title: 'Titre',
    kind: 'Affiche',
    courses: 'Quels cours',
    courseIds: 'Cours',
    categoryId: 'Catégorie',
    shows: 'Au plus',
    order: 'Rang',
    isShown: 'Affichée',
  },
  choices: {
    kind: {
      banners: 'Bannières',
      categories: 'Catégories',
      courses: 'Cours',
      faculty: 'Enseignants',
      webinars: 'Webinaires',
      tests: 'Évaluations',
    },
    courses: {
      newest: 'Les plus récents',
      popular: 'Les plus suivis',
      chosen: 'Ceux choisis ici',
    },
    isShown: {
      true: 'Affichée',
      false: 'Masquée',
    },
  },
  actions: {
    show: 'Afficher',
    hide: 'Masquer',
  },
  done: {
    show: 'Affichage effectué',
    hide: 'Masquage effectué',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    categoryId: 'Si le champ reste vide, les cours de toutes les catégories sont concernés.',
    shows: 'Combien sont affichés avant que les apprenants en demandent davantage.',
  },
  effects: {
    show: 'Remet la section sur la page d’accueil des apprenants.',
    hide: 'Retire la section de la page d’accueil des apprenants ; son contenu reste.',
  },
};
