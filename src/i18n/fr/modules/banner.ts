import type * as english from '../../en/modules/banner';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Bannière |||| Bannières',
  newOne: 'Nouvelle bannière',
  fields: {
    imageURL: 'Image',
    linkType: 'Destination',
    courseId: 'Cours',
    webinarId: 'Webinaire',
    linkUrl: 'Adresse du lien',
    languageId: 'Langue',
    audience: 'Affichée sur',
    backgroundColour: 'Couleur de fond',
    startsOn: 'Affichée dès le',
    endsOn: 'Affichée jusqu’au',
  },
  choices: {
    linkType: { none: 'Aucune', course: 'Cours', webinar: 'Webinaire', url: 'Lien' },
    audience: { web: 'Web', android: 'Android', ios: 'iOS' },
  },
  attention: {
    ending: '%{smart_count} bannière publiée prend fin dans les 7 jours |||| %{smart_count} bannières publiées prennent fin dans les 7 jours',
    ended: '%{smart_count} bannière est encore publiée après son dernier jour |||| %{smart_count} bannières sont encore publiées après leur dernier jour',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { imageURL: 'JPG ou PNG de 1 Mo au plus ; format conseillé : 1 600 × 600.' },
  cautions: {
    noCourse: 'Elle ne dit pas lequel : choisissez le cours que les apprenants doivent trouver. Seules les bannières de l’opérateur, que tous les établissements montrent, ne mènent au cours d’aucun d’eux.',
    noWebinar: 'Elle ne dit pas lequel : choisissez le webinaire que les apprenants doivent trouver. Seules les bannières de l’opérateur, que tous les établissements montrent, ne mènent au webinaire d’aucun d’eux.',
  },
  warnings: {
    courseId: 'Ce cours est inactif : il n’est pas proposé sur le site, et les apprenants qui suivent la bannière n’y trouvent rien à acheter.',
    webinarId: 'Ce webinaire n’est pas publié : les apprenants qui suivent la bannière ne le trouvent pas.',
  },
  share: { title: '%{title}', linkUrl: '%{linkUrl}', startsOn: 'À partir du %{startsOn}', endsOn: 'Jusqu’au %{endsOn}' },
  meanings: {
    status: {
      draft: 'Est en préparation ; visible dans la console seulement.',
      published: 'Est affichée aux apprenants aux dates choisies.',
      retired: 'N’est plus affichée ; reste disponible pour plus tard.',
    },
  },
  effects: {
    publish: 'Affiche la bannière aux apprenants aux dates choisies.',
    retire: 'Cesse d’afficher la bannière aux apprenants ; elle peut être publiée à nouveau.',
  },
};
