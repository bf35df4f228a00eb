import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the page that says what an ended plan means, in French. */
export const words: Translated<typeof English> = {
  title: 'Adhésion de votre établissement',
  text: 'La formule de votre établissement est arrivée à échéance : ses écrans restent fermés jusqu’à son renouvellement ou un changement de formule. Rien n’a été perdu.',
  running: 'L’opérateur de la console gère la formule de votre établissement.',
  ask: 'Demandez à l’opérateur de la console de la renouveler ou de la modifier.',
  contact: 'Pour la renouveler ou la modifier, écrivez ou appelez :',
  parts: { plan: 'Formule', price: 'Prix', ends: 'Jusqu’au', ended: 'Terminée le', learners: 'Apprenants', staff: 'Personnel' },
  noPlan: 'Aucune formule n’a été choisie',
  noEnd: 'Aucune fin n’est fixée',
  monthly: '%{price} par mois',
  yearly: '%{price} par an',
  ofSeats: '%{has} sur %{most}',
  over: 'Votre établissement compte plus de personnes que convenu. Personne n’est écarté ; parlez-en à l’opérateur.',
};
