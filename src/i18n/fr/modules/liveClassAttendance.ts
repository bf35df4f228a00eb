import type * as english from '../../en/modules/liveClassAttendance';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Présence à un cours en direct |||| Présences aux cours en direct',
  newOne: 'Nouvelle présence',
  fields: {
    name: 'Apprenant',
    liveClassId: 'Cours en direct',
    userId: 'Compte de l’apprenant',
    joinedAt: 'Arrivé à',
    leftAt: 'Parti à',
    minutes: 'Durée de présence',
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Une présence apparaît ici quand le fournisseur d’un cours en direct signale que quelqu’un y était.',
  measures: {
    attendances: 'Nombre de présences',
  },
};
