import type * as english from '../../en/modules/membershipGroup';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Groupe de formules |||| Groupes de formules',
  newOne: 'Nouveau groupe de formules',
  fields: {
    subscriptionPlan: 'Nom',
    planIds: 'Formules',
    billingCycle: 'Facturation',
    shareProfit: 'Partage des bénéfices',
    monthlySharedProfit: 'Part mensuelle',
    monthlyNonSharedProfit: 'Part mensuelle, sans partage',
    yearlySharedProfit: 'Part annuelle',
    yearlyNonSharedProfit: 'Part annuelle, sans partage',
    featureIds: 'Avantages',
    modules: 'Modules compris',
    level: 'Niveau',
  },
};

export const later: Translated<typeof english.later> = {
  hints: {
    level: 'De deux groupes, celui dont le nombre est plus grand offre davantage.',
    modules: 'Ce que comprennent les formules du groupe. Ce qu’un établissement peut utiliser se règle à son approbation.',
    shareProfit: 'Indique si l’établissement partage ses bénéfices avec l’opérateur avec ces formules.',
  },
  sections: { profit: 'Bénéfice', modules: 'Modules compris' },
  meanings: {
    status: {
      active: 'Proposé aux établissements.',
      inactive: 'N’est plus proposé ; les établissements qui l’ont le gardent.',
    },
  },
  effects: {
    activate: 'Propose à nouveau le groupe.',
    deactivate: 'Cesse de proposer le groupe ; les établissements qui l’ont le gardent.',
  },
};
