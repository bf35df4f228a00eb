import type * as english from '../../en/modules/batchMember';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Membre de groupe |||| Membres de groupe',
  newOne: 'Nouveau membre de groupe',
  fields: {
    batchId: 'Groupe',
    userId: 'Apprenant',
    userIds: 'Apprenants',
    joinedOn: 'Entrée',
    rollNumber: 'Numéro d’appel',
  },
  actions: {
    add: 'Ajouter des apprenants',
  },
  told: {
    add: '%{smart_count} apprenant a été ajouté. |||| %{smart_count} apprenants ont été ajoutés.',
  },
};

export const later: Translated<typeof english.later> = {
  warnings: { userId: 'Cet apprenant est inactif et ne peut pas se connecter.', userIds: 'Le compte de « %{name} » est inactif : il ne permet pas de se connecter.' },
  hints: {
    userId: 'Qui n’est pas inscrit au cours du groupe peut y entrer aussi, sans y être inscrit par là.',
    userIds: 'Qui n’est pas inscrit au cours du groupe peut y entrer aussi, sans y être inscrit par là.',
  },
  effects: {
    add: 'Tous entrent, ou personne s’il manque des places.',
  },
};
