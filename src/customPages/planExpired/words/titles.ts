import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  planExpired: { en: 'Membership of the institute', fr: 'Adhésion de l’établissement', zh: '机构的会员套餐', ja: '教育機関の会員プラン' },
};
