import type * as english from '../../en/modules/student';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Apprenant |||| Apprenants',
  newOne: 'Nouvel apprenant',
  fields: { courseIds: 'Cours', batchIds: 'Groupes', admissionNumber: 'Numéro d’inscription', branchId: 'Centre', dateOfBirth: 'Date de naissance', guardianName: 'Responsable légal', guardianPhone: 'Téléphone du responsable' },
};

export const later: Translated<typeof english.later> = {
  hints: { admissionNumber: 'Le numéro sous lequel l’établissement connaît l’apprenant ; aucun autre de ses apprenants n’a le même.', courseIds: 'Les cours que l’apprenant suit ou suivra ; pas ceux qui sont terminés pour lui.', batchIds: 'Les groupes où l’apprenant a une place.' },
  newHints: { instituteId: 'L’établissement où la personne apprend.' },
  sections: { study: 'Études', family: 'Personne et responsable' },
  meanings: {
    status: {
      invited: 'A été invité et n’a pas encore défini de mot de passe ; ne peut pas se connecter à l’application d’apprentissage d’ici là.',
      active: 'Peut se connecter à l’application d’apprentissage.',
      inactive: 'Ne peut pas se connecter à l’application d’apprentissage ; tout ce que l’apprenant a fait est conservé.',
    },
  },
  effects: {
    sendPasswordLink: 'Envoie à l’apprenant un lien pour définir un nouveau mot de passe ; l’actuel reste valable d’ici là.',
    activate: 'Permet à l’apprenant de se connecter à nouveau.',
    deactivate: 'Déconnecte l’apprenant partout et l’empêche de se reconnecter.',
  },
};
