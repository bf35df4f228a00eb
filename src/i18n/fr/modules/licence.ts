import type * as english from '../../en/modules/licence';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Licence d’utilisation |||| Licences d’utilisation',
  newOne: 'Nouvelle licence d’utilisation',
  fields: {
    number: 'Numéro',
    membershipPlanId: 'Formule d’adhésion',
    learnerSeats: 'Apprenants au plus',
    staffSeats: 'Personnel au plus',
    startsOn: 'Début',
    endsOn: 'Fin',
    fee: 'Redevance',
    notes: 'Remarques',
    isSuspended: 'Suspendue',
  },
  choices: {
    status: {
      upcoming: 'À venir',
    },
  },
  attention: {
    ending: '%{smart_count} licence se termine sous 30 jours |||| %{smart_count} licences se terminent sous 30 jours',
    ended: '%{smart_count} licence arrivée à son terme ces 30 derniers jours |||| %{smart_count} licences arrivées à leur terme ces 30 derniers jours',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    fee: 'Ce qui a été convenu pour la licence ; aucune facture n’est créée et aucun paiement n’est demandé.',
    learnerSeats: 'Ce qui a été convenu ; personne n’est écarté pour autant, et l’accueil signale l’établissement qui le dépasse.',
    staffSeats: 'Ce qui a été convenu ; personne n’est écarté pour autant, et l’accueil signale l’établissement qui le dépasse.',
  },
  patterns: {
    number: 'Saisissez de 8 à 24 lettres, chiffres et traits d’union, par exemple LIC-2026-0001.',
  },
  sections: {
    extent: 'Étendue',
  },
  meanings: {
    status: {
      upcoming: 'Son premier jour est à venir.',
      active: 'Elle est valable aujourd’hui.',
      suspended: 'Elle a été suspendue par l’opérateur.',
      expired: 'Son dernier jour est passé.',
    },
  },
  effects: {
    suspend: 'Indique qu’elle ne vaut plus pour l’instant. Aucune console n’est fermée.',
    activate: 'Indique qu’elle vaut de nouveau.',
  },
};
