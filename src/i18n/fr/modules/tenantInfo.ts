import type * as english from '../../en/modules/tenantInfo';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Nom et apparence',
  fields: {
    appName: 'Nom',
    pageTitle: 'Titre de la page',
    logoUrl: 'Logo',
    favIconUrl: 'Icône du navigateur',
    primaryColour: 'Couleur',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    appName: 'Le nom du site et des applications et, pour un établissement en marque blanche, celui de la console.',
    pageTitle: 'Affiché dans l’onglet du navigateur. Si ce champ reste vide, le nom y figure.',
    logoUrl: 'JPG ou PNG de 1 Mo au plus, sur fond uni ; un format large convient le mieux.',
    favIconUrl: 'Une image carrée, reconnaissable en petit.',
    primaryColour: 'Pour les boutons et les liens. Elle est assombrie ou éclaircie là où elle serait difficile à lire.',
  },
  sections: { name: 'Nom', look: 'Apparence' },
};
