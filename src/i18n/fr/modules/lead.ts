import type * as english from '../../en/modules/lead';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Prospect |||| Prospects',
  newOne: 'Nouveau prospect',
  menu: 'Gestion des prospects',
  fields: {
    source: 'Origine',
    institutionId: 'Établissement',
    courseId: 'Cours',
    consentedAt: 'Accord donné le',
    interest: 'Intérêt',
    ownerId: 'Suivi par',
    followUpOn: 'Relance',
    learnerId: 'Apprenant',
    lostReason: 'Raison de la perte',
    notes: 'Remarques',
    isSamePerson: 'Même personne',
  },
  choices: {
    source: {
      website: 'Site web',
      walkIn: 'Sur place',
      phone: 'Téléphone',
      referral: 'Recommandation',
      campaign: 'Campagne',
      social: 'Réseaux sociaux',
    },
    status: {
      new: 'Nouveau',
      contacted: 'Contacté',
      qualified: 'Qualifié',
      converted: 'Converti',
      lost: 'Perdu',
    },
  },
  actions: {
    contact: 'Marquer contacté',
    qualify: 'Qualifier',
    unqualify: 'Revenir à contacté',
    convert: 'Convertir',
    lose: 'Marquer perdu',
  },
  done: {
    contact: 'Passage à « contacté » effectué',
    qualify: 'Passage à « qualifié » effectué',
    unqualify: 'Retour à « contacté » effectué',
    convert: 'Conversion effectuée',
    lose: 'Passage à « perdu » effectué',
  },
  attention: {
    asked: '%{smart_count} prospect venu d’un site, pas encore contacté |||| %{smart_count} prospects venus d’un site, pas encore contactés',
    due: '%{smart_count} prospect à relancer |||| %{smart_count} prospects à relancer',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    ownerId: 'Seuls les super-administrateurs ouvrent les prospects.',
    isSamePerson: 'À cocher si l’e-mail est celui d’un apprenant d’un autre nom et qu’il s’agit de la même personne.',
  },
  rules: {
    otherPerson: 'Cet e-mail appartient déjà à %{name}, qui est apprenant de l’établissement. S’il s’agit de la même personne, cochez « Même personne » et continuez ; sinon, indiquez un autre e-mail.',
  },
  measures: {
    leads: 'Prospects',
  },
  sections: {
    interest: 'Intérêt',
  },
  meanings: {
    status: {
      new: 'Personne ne leur a encore parlé.',
      contacted: 'On leur a parlé.',
      qualified: 'Ils deviendront probablement apprenants.',
      converted: 'Ils sont devenus apprenants.',
      lost: 'Ils ne viendront pas ; la raison est indiquée.',
    },
  },
  effects: {
    contact: 'Indique que quelqu’un leur a parlé.',
    qualify: 'Indique qu’ils deviendront probablement apprenants.',
    unqualify: 'Revient à « contacté » : leur venue est moins probable qu’indiqué, ou redevient possible.',
    convert: 'Crée l’apprenant dans l’établissement, avec une invitation par e-mail ; un apprenant de cette adresse qui s’y trouve déjà est repris.',
    lose: 'Indique qu’ils ne viendront pas, et pourquoi.',
    reopen: 'Reprend le suivi depuis le début.',
  },
};
