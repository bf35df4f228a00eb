import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  settings: { en: 'Settings', fr: 'Paramètres', zh: '设置', ja: '設定' },
};
