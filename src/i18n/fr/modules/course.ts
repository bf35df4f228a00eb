import type * as english from '../../en/modules/course';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Cours |||| Cours',
  newOne: 'Nouveau cours',
  menu: 'Cours',
  fields: {
    thumbnail: 'Image',
    curriculumType: 'Format',
    mainCategories: 'Catégories principales',
    subCategories: 'Sous-catégories',
    subjectIds: 'Matières',
    facultyIds: 'Enseignants',
    languageId: 'Langue',
    planType: 'Accès',
    price: 'Prix',
    offerPrice: 'Prix promotionnel',
    validity: 'Jours d’accès',
    learners: 'Apprenants',
  },
  choices: {
    curriculumType: {
      recorded: 'Enregistré',
      live: 'En direct',
      blended: 'En direct et enregistré',
    },
    planType: {
      free: 'Gratuit',
      paid: 'Payant',
      both: 'Gratuit et payant',
    },
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { facultyIds: 'Le compte de « %{name} » est inactif : il ne permet pas de se connecter.' },
  sections: {
    teaching: 'Enseignement',
  },
  hints: {
    planType: '« Gratuit et payant » : une partie est ouverte à tous, le reste à ceux qui paient.',
    validity: 'Le nombre de jours pendant lesquels un apprenant dispose du cours, à partir du début de son inscription.',
  },
  rules: {
    paidForNothing: 'Ce qui est payant coûte plus de 0. Choisissez « Gratuit » si personne ne doit payer.',
    offeredForNothing: 'Un prix promotionnel est supérieur à 0. Laissez-le vide s’il n’y en a pas, ou choisissez « Gratuit » si personne ne doit payer.',
  },
  effects: {
    activate: 'Propose le cours : il figure dès lors sur le site.',
    deactivate: 'Cesse de proposer le cours ; ceux qui le suivent le gardent.',
  },
};
