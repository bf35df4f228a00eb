import type * as english from '../../en/modules/aiTokenRate';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Tarif des jetons IA |||| Tarifs des jetons IA',
  newOne: 'Nouveau tarif des jetons IA',
  menu: 'Jetons IA',
  fields: {
    amount_token: 'Jetons',
    amount_inr: 'Prix',
    isExclusiveTax: 'Hors taxe',
    startsAt: 'Valable à partir du',
  },
  choices: {
    status: {
      upcoming: 'À venir',
      begun: 'Entré en vigueur',
    },
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    amount_token: 'Nombre de jetons obtenus pour ce prix.',
    isExclusiveTax: 'Indique si le prix est hors taxe. C’est dit à côté du prix ; le paiement est du prix seul.',
    startsAt: 'Il vaut jusqu’à l’entrée en vigueur du tarif suivant.',
  },
  meanings: {
    status: {
      upcoming: 'Les établissements ne le voient pas encore.',
      begun: 'Il est en vigueur, sauf si un tarif plus récent l’est aussi.',
    },
  },
};
