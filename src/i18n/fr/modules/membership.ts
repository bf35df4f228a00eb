import type * as english from '../../en/modules/membership';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Formule d’adhésion |||| Formules d’adhésion',
  newOne: 'Nouvelle formule d’adhésion',
  menu: 'Formules',
  fields: {
    subscriptionPlan: 'Formule',
    billingCycle: 'Facturation',
    price: 'Prix',
    aiToken: 'Jetons IA',
    shareProfit: 'Partage des bénéfices',
  },
};

export const later: Translated<typeof english.later> = {
  effects: {
    activate: 'Propose à nouveau la formule.',
    deactivate: 'Cesse de proposer la formule ; les établissements qui l’ont la gardent.',
  },
};
