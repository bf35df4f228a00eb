import type * as english from '../../en/modules/seoPage';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Page pour les moteurs de recherche |||| Paramètres SEO',
  menu: 'Paramètres SEO',
  newOne: 'Nouvelle page pour les moteurs de recherche',
  fields: {
    page: 'Page du site',
    courseId: 'Cours',
    pageTitle: 'Titre',
    pageDescription: 'Description de la page',
    keywords: 'Mots-clés',
    image: 'Image',
    canonicalUrl: 'Adresse de référence',
    isHidden: 'Cachée',
  },
  choices: {
    page: {
      home: 'Accueil',
      courses: 'Cours proposés',
      course: 'Un cours',
      about: 'À propos',
      contact: 'Nous contacter',
      blog: 'Blogue',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    pageTitle: 'Titre d’un résultat de recherche ; jusqu’à 60 caractères sont lus en entier.',
    pageDescription: 'Les deux lignes en dessous ; jusqu’à 160 caractères.',
    isHidden: 'La page reste accessible à qui en a l’adresse.',
  },
  sections: {
    appearance: 'Présentation',
  },
};
