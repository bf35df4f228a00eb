import type * as english from '../../en/modules/comment';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Commentaire |||| Commentaires',
  newOne: 'Nouveau commentaire',
  fields: {
    text: 'Commentaire',
    about: 'Sujet',
    authorId: 'Écrit par',
    hiddenReason: 'Motif du masquage',
    hiddenFor: 'Remarque',
    hiddenAt: 'Masqué le',
    hiddenById: 'Masqué par',
    reason: 'Remarque',
  },
  choices: {
    status: { shown: 'Visible', hidden: 'Masqué' },
    hiddenReason: { spam: 'Publicité indésirable', nudity: 'Nudité', violence: 'Violences', harassment: 'Harcèlement', 'flash news': 'Flash info', 'hate speech': 'Propos haineux', other: 'Autre' },
  },
  actions: { hide: 'Masquer', show: 'Afficher de nouveau' },
  done: { hide: 'Masquage effectué', show: 'Réaffichage effectué' },
};

export const later: Translated<typeof english.later> = {
  meanings: { status: { shown: 'Lu par tous ceux qui suivent ce dont il parle.', hidden: 'Lu seulement dans la console.' } },
  effects: { hide: 'Le retire de la page où il figure et conserve le motif.', show: 'Le remet à sa place ; le motif est oublié, et les signalements qui l’avaient fait masquer sont classés sans suite.' },
  foretells: {
    cleared: 'Un signalement a été retenu à son sujet ; s’il est affiché de nouveau, ce signalement passe à « Sans suite ». |||| %{smart_count} signalements ont été retenus à son sujet ; s’il est affiché de nouveau, ils passent à « Sans suite ».',
    terminated: 'Un signalement à son sujet a fermé un compte et reste tel quel. |||| %{smart_count} signalements à son sujet ont fermé un compte et restent tels quels.',
  },
};
