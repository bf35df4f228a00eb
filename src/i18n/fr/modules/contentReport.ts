import type * as english from '../../en/modules/contentReport';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Signalement |||| Signalements',
  newOne: 'Nouveau signalement',
  fields: {
    content: 'Contenu signalé',
    about: 'Contenu visé',
    contentOwnerId: 'Écrit par',
    enteredById: 'Saisi par',
    reason: 'Motif',
    details: 'Précisions',
    remark: 'Remarque',
    hide: 'Masquer aussi le commentaire',
    decidedAt: 'Décidé le',
    decidedById: 'Décidé par',
    createdById: 'Signalé par',
  },
  choices: {
    reason: {
      spam: 'Publicité indésirable',
      nudity: 'Nudité',
      violence: 'Violences',
      harassment: 'Harcèlement',
      'flash news': 'Flash info',
      'hate speech': 'Propos haineux',
    },
    status: { open: 'En attente', suspended: 'Suspendu', cleared: 'Sans suite', terminated: 'Compte fermé' },
  },
  actions: { suspend: 'Suspendre', clear: 'Laisser sans suite', terminate: 'Fermer le compte' },
  done: { suspend: 'Suspension effectuée', clear: 'Clôture sans suite effectuée', terminate: 'Décision prise, compte fermé' },
  attention: { open: '%{smart_count} signalement attend une décision |||| %{smart_count} signalements attendent une décision' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    content: 'Laissé vide, le texte du contenu choisi ci-dessus.',
    contentOwnerId: 'Laissé vide, l’auteur du contenu choisi ci-dessus.',
  },
  meanings: {
    status: {
      open: 'Attend une décision.',
      suspended: 'Le contenu signalé ne doit plus être montré.',
      cleared: 'Rien à redire au contenu signalé.',
      terminated: 'Le compte de son auteur a été fermé.',
    },
  },
  effects: {
    suspend: 'Décide que le contenu ne doit plus être montré et masque le commentaire visé.',
    clear: 'Décide que rien n’est à redire ; un commentaire masqué pour ce motif est affiché de nouveau.',
    terminate: 'Ferme le compte de l’auteur et le déconnecte partout.',
  },
};
