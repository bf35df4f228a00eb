import type * as english from '../../en/modules/webinarAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Présence à un webinaire |||| Présences aux webinaires',
  newOne: 'Nouvelle présence',
  fields: {
    name: 'Participant',
    webinarId: 'Webinaire',
    userId: 'Compte de l’apprenant',
    joinedAt: 'Arrivé à',
    leftAt: 'Parti à',
    minutes: 'Durée de présence',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une présence apparaît ici quand le fournisseur d’un webinaire signale que quelqu’un y était.',
  measures: {
    attendances: 'Nombre de présences',
  },
};
