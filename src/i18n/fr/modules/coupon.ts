import type * as english from '../../en/modules/coupon';
import type { Translated } from '../../translated';

export const first: Translated<typeof english.first> = {
  name: 'Coupon |||| Coupons',
  newOne: 'Nouveau coupon',
  fields: {
    code: 'Code',
    kind: 'Type',
    percentOff: 'Remise en %',
    amountOff: 'Remise fixe',
    minimumPurchase: 'Achat minimum',
    appliedFor: 'S’applique à',
    membershipPlanId: 'Formules d’adhésion',
    startsAt: 'Début',
    endsAt: 'Fin',
    usageLimit: 'Limite d’utilisation',
    usedCount: 'Utilisations',
    usesLeft: 'Utilisations restantes',
    usage: 'Disponibilité',
    isPrivate: 'Privé',
  },
  choices: {
    status: { upcoming: 'À venir' },
    usage: { open: 'Utilisations restantes', nearly: 'Presque épuisé', used: 'Épuisé' },
    kind: { percent: 'Pourcentage', amount: 'Montant' },
    appliedFor: { membership: 'Adhésion', course: 'Cours', webinar: 'Webinaire' },
  },
  attention: {
    ending: '%{smart_count} coupon actif expire dans les 7 jours |||| %{smart_count} coupons actifs expirent dans les 7 jours',
    nearlyUsed: '%{smart_count} coupon actif est presque ou entièrement épuisé |||| %{smart_count} coupons actifs sont presque ou entièrement épuisés',
  },
};

export const later: Translated<typeof english.later> = {
  measures: { coupons: 'Nombre de coupons' },
  hints: {
    code: 'De 4 à 20 lettres majuscules, chiffres et traits d’union.',
    usageLimit: 'Si ce champ reste vide, le nombre d’utilisations n’est pas limité.',
    isPrivate: 'Fonctionne lorsqu’il est saisi, mais n’est proposé nulle part.',
  },
  patterns: { code: 'Saisissez de 4 à 20 lettres majuscules, chiffres et traits d’union.' },
  rules: { operatorsAlone: 'Les formules d’adhésion sont vendues par l’opérateur : seuls ses propres coupons s’y appliquent. Choisissez « Opérateur » comme établissement, ou une autre portée.' },
  cautions: { overMinimum: 'La remise dépasse l’achat minimum : les plus petits achats ne coûtent rien.' },
  sections: { general: 'Code et remise', scope: 'Où et quand il s’applique' },
  share: {
    code: 'Code du coupon : %{code}', percentOff: '%{percentOff} de remise', amountOff: '%{amountOff} de remise',
    appliedFor: 'S’applique à : %{appliedFor}',
    minimumPurchase: 'Pour un achat d’au moins %{minimumPurchase}',
    startsAt: 'Valable à partir du %{startsAt}', endsAt: 'Valable jusqu’au %{endsAt}',
  },
  meanings: {
    status: {
      upcoming: 'Son début est à venir ; il ne peut pas encore être utilisé.',
      active: 'Peut être utilisé jusqu’à sa fin, dans la limite prévue.',
      inactive: 'Ne peut pas être utilisé tant qu’il n’est pas activé.',
      expired: 'Sa date de fin est passée : il ne peut plus être utilisé. Une date plus tardive le rétablit.',
    },
  },
  effects: {
    activate: 'Permet à nouveau d’utiliser le coupon.',
    deactivate: 'Empêche d’utiliser le coupon ; les achats déjà faits avec lui sont conservés.',
  },
};
