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
    featureIds: 'Avantages',
    modules: 'Modules compris',
  },
};

export const later: Translated<typeof english.later> = {
  hints: { aiToken: 'Multiplié par le nombre de jetons par roupie du tarif en vigueur au début de l’adhésion : à 1 jeton pour 5 ₹, 500 donnent 100 jetons.', modules: 'Ce que comprend la formule. Un établissement qui reçoit la formule peut les utiliser, sauf si autre chose est coché à ce moment-là.' },
  cautions: { noModule: 'Aucun module n’est coché : la formule ne dit pas ce qu’un établissement peut utiliser.' },
  sections: { modules: 'Modules compris' },
  effects: {
    activate: 'Propose à nouveau la formule.',
    deactivate: 'Cesse de proposer la formule ; les établissements qui l’ont la gardent.',
  },
};
