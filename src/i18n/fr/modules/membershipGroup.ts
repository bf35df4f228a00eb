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
  },
};

export const later: Translated<typeof english.later> = {
  hints: { shareProfit: 'Indique si l’établissement partage ses bénéfices avec l’opérateur avec ces formules.' },
};
