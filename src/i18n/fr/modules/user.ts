import type * as english from '../../en/modules/user';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Utilisateur |||| Utilisateurs',
  newOne: 'Nouvel utilisateur',
  fields: {
    name: 'Nom',
    role: 'Rôle',
    password: 'Mot de passe',
    imageURL: 'Photo',
    allowAllInstitutes: 'Tous les établissements',
    profileId: 'Profil d’accès',
    access: 'Accès',
    lastSignInAt: 'Dernière connexion',
    failedSignIns: 'Échecs de connexion de suite', lastFailedSignInAt: 'Dernier échec de connexion',
  },
  attention: { failedSignIns: '%{smart_count} personne compte au moins 5 échecs de connexion de suite, le dernier hier ou aujourd’hui |||| %{smart_count} personnes comptent au moins 5 échecs de connexion de suite, le dernier hier ou aujourd’hui' },
};

export const later: Translated<typeof english.later> = {
  hints: {
    profileId: 'Détermine ce que la personne peut utiliser. Ce qui diffère pour elle seule se coche ci-dessous.',
    access: 'Ce que la personne peut utiliser. Un droit que vous n’avez pas vous-même ne peut être ni accordé ni retiré.',
    allowAllInstitutes: 'Consulte et modifie les fiches de tous les établissements, dans la limite des modules accordés.',
  },
  newHints: {
    instituteId: 'Les rôles Établissement, Enseignant et Apprenant relèvent d’un établissement. Pour Super-administrateur et Administrateur, qui travaillent pour l’opérateur, choisissez « Opérateur ».',
  },
  sections: { general: 'Nom et coordonnées' },
  meanings: {
    status: {
      invited: 'A été invitée et n’a pas encore défini de mot de passe ; ne peut pas se connecter d’ici là. La supprimer annule l’invitation.',
      active: 'Peut se connecter et faire ce que le rôle et les modules permettent.',
      inactive: 'Ne peut pas se connecter ; tout ce que la personne a fait est conservé.',
    },
  },
  effects: {
    invite: 'Envoie l’invitation une nouvelle fois ; la précédente n’est plus valable.',
    sendPasswordLink: 'Envoie à la personne un lien pour définir un nouveau mot de passe ; l’actuel reste valable d’ici là.',
    activate: 'Permet à la personne de se connecter à nouveau.',
    deactivate: 'Déconnecte la personne partout et l’empêche de se reconnecter.',
  },
};
