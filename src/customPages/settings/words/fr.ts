import type { Translated } from '../../../i18n/translated';
import type { words as English } from './en';

/** Words of the settings screen, in French. */
export const words: Translated<typeof English> = {
  title: 'Paramètres',
  sections: 'Rubriques des paramètres',
  none: { title: 'Aucun paramètre ici', text: 'Aucun paramètre ne vous a été accordé.' },
  operator: 'Vous modifiez les paramètres de l’opérateur. Pour modifier ceux d’un établissement, choisissez-le dans l’en-tête.',
  institute: 'Vous modifiez les paramètres de l’établissement %{name}.',
  plainLook: 'Votre site reprend tout cela. La console garde l’aspect de la plateforme, car votre établissement n’est pas en marque blanche ; l’opérateur de la plateforme peut changer cela.',
  connect: {
    title: 'Compte Razorpay',
    text: 'Connectez votre compte Razorpay pour y recevoir directement les paiements des apprenants.',
    submit: 'Connecter Razorpay',
    notConfigured: 'Cette plateforme n’a pas encore de clés Razorpay. Son opérateur peut les ajouter.',
  },
  help: {
    parts: 'Chaque rubrique s’enregistre séparément. Les changements prennent effet aussitôt.',
    domains: 'Un domaine est à vous dès que son enregistrement DNS est trouvé. Vous pouvez travailler en attendant.',
  },
};
