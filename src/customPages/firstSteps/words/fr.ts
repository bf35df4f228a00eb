import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the checklist on the way into the console, in French. */
export const words: Translated<typeof English> = {
  text: 'Préparez votre établissement. Suivez ces étapes dans l’ordre de votre choix.',
  progress: '%{done} sur %{total} terminées',
  loading: 'Vérification de ce qui est déjà fait…',
  failed: 'La liste n’a pas pu être chargée. Vous pouvez continuer sans elle.',
  allDone: 'Tout est fait. Bravo !',
  done: 'Fait',
  hide: 'Ne plus afficher',
  goOn: 'Continuer',
  steps: {
    logo: { title: 'Ajoutez votre logo', text: 'Il figure sur vos pages et dans vos envois.' },
    contact: { title: 'Indiquez comment vous joindre', text: 'Les apprenants sauront à qui demander de l’aide.' },
    branch: { title: 'Ajoutez un centre', text: 'Les groupes et les personnes y sont rattachés.' },
    user: { title: 'Invitez un collègue', text: 'Chaque personne se connecte avec son propre compte.' },
    course: { title: 'Ajoutez un cours', text: 'Ce que vos apprenants vont apprendre.' },
    student: { title: 'Ajoutez vos apprenants', text: 'Un par un, ou plusieurs à la fois depuis un fichier.' },
    coupon: { title: 'Créez un coupon', text: 'Une remise attire les premiers apprenants.' },
    banner: { title: 'Ajoutez une bannière', text: 'La première chose que voient les visiteurs.' },
  },
  help: {
    steps: 'La liste suit ce qui est réellement fait. Ouvrez une étape et réalisez-la : elle sera cochée à votre retour.',
  },
};
