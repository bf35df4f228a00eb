import type * as english from '../../en/modules/liveClassBatch';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Groupe d’un cours en direct |||| Groupes du cours en direct',
  newOne: 'Nouveau groupe',
  fields: {
    name: 'Groupe',
    batchId: 'Fiche du groupe',
    liveClassId: 'Cours en direct',
    provider: 'Fournisseur',
    startsAt: 'Début',
    facultyId: 'Enseignant',
    capacity: 'Places',
    members: 'Membres',
    present: 'Présents',
    attendance: 'Taux de présence',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
  },
};

export const later: Translated<typeof english.later> = {
  origin: 'Les groupes pour lesquels un cours en direct est donné apparaissent ici, dès qu’il les nomme.',
};
