import type * as english from '../../en/modules/integration';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Intégration |||| Intégrations',
  newOne: 'Nouvelle intégration',
  fields: {
    name: 'Nom',
    provider: 'Service connecté',
    accountId: 'Identifiant du compte',
    clientId: 'Identifiant client',
    clientSecret: 'Secret client',
    trackingId: 'Identifiant de suivi',
    isActive: 'En service',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
      googleAnalytics: 'Google Analytics',
      googleTag: 'Google Tag',
      facebookPixel: 'Facebook Pixel',
    },
  },
};

export const later: Translated<typeof english.later> = {
  segments: {
    active: 'Actives',
    inactive: 'Inactives',
  },
  hints: {
    accountId: 'Dans les identifiants de l’application chez Zoom. La page « Zoom » de l’aide publique montre où les trouver.',
    clientId: 'Dans les identifiants de l’application que vous y avez créée.',
    trackingId: 'Tel que le service l’affiche : G-…, GTM-… ou le numéro du pixel. L’application d’apprentissage et votre propre site web le demandent à la plateforme ; les sites du créateur de site ne chargent rien d’ailleurs.',
  },
  patterns: {
    accountId: 'De 6 à 64 lettres, chiffres, - et _.',
    clientId: 'De 6 à 64 lettres, chiffres, - et _.',
    clientSecret: 'De 8 à 120 signes sans espace.',
    trackingId: 'De 4 à 40 majuscules, chiffres et -.',
  },
  effects: {
    activate: 'Elle est utilisée dès maintenant. De plusieurs pour un même service, la dernière modifiée compte.',
    deactivate: 'Elle est conservée, sans être utilisée jusqu’à sa réactivation.',
  },
};
