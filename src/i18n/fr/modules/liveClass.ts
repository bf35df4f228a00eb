import type * as english from '../../en/modules/liveClass';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Cours en direct |||| Cours en direct',
  newOne: 'Nouveau cours en direct',
  menu: 'Cours en direct',
  fields: {
    courseId: 'Cours',
    batchIds: 'Groupes',
    facultyId: 'Enseignant',
    provider: 'Fournisseur',
    startsAt: 'Début',
    endsAt: 'Fin',
    joinUrl: 'Lien d’accès',
    recordingUrl: 'Enregistrement',
    isCancelled: 'Annulé',
  },
  choices: {
    provider: {
      zoom: 'Zoom',
      merithub: 'MeritHub',
    },
    status: {
      scheduled: 'Prévu',
      live: 'En direct',
      over: 'Terminé',
      cancelled: 'Annulé',
    },
  },
  actions: {
    cancel: 'Annuler le cours',
    reinstate: 'Rétablir',
  },
  done: {
    cancel: 'Annulation effectuée',
    reinstate: 'Rétablissement effectué',
  },
  attention: {
    soon: '%{smart_count} cours aujourd’hui ou demain |||| %{smart_count} cours aujourd’hui ou demain',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { batchIds: 'L’un de ces groupes n’a pas cours ce jour-là : il commence plus tard ou est déjà terminé.', facultyId: 'Cet enseignant est inactif et ne peut pas se connecter.' },
  hints: {
    startsAt: 'S’il est modifié plus tard, les participants en sont informés par e-mail.',
    joinUrl: 'Où les apprenants accèdent au cours, donné par le fournisseur.',
  },
  sections: {
    hours: 'Heure et lieu',
  },
  meanings: {
    status: {
      scheduled: 'Il est à venir.',
      live: 'C’est l’heure du cours.',
      over: 'L’heure est passée.',
      cancelled: 'Il n’a pas lieu.',
    },
  },
  effects: {
    cancel: 'Il n’a pas lieu et l’enseignant est libre à cette heure. Les apprenants et l’enseignant en sont informés par e-mail.',
    reinstate: 'Il a lieu malgré tout, si l’enseignant est encore libre. Les apprenants et l’enseignant en sont informés par e-mail.',
  },
};

export const messages: Translated<typeof english.messages> = {
  moved: { subject: '%{app} : « %{title} » a lieu à une autre heure', text: '%{place} vous informe que le cours en direct « %{title} » (%{courseId}) a lieu à une autre heure : %{startsAt}.' },
  cancelled: { subject: '%{app} : « %{title} » est annulé', text: '%{place} vous informe que le cours en direct « %{title} » (%{courseId}), prévu le %{startsAt}, n’a pas lieu.' },
  reinstated: { subject: '%{app} : « %{title} » a bien lieu', text: '%{place} vous informe que le cours en direct « %{title} » (%{courseId}) a finalement lieu le %{startsAt}.' },
};
