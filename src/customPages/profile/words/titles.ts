import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  profile: { en: 'My Profile', fr: 'Mon profil', zh: '我的资料', ja: 'マイプロフィール' },
};
