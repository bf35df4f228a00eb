import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  webBuilder: { en: 'Website Builder', fr: 'Créateur de site', zh: '网站搭建器', ja: 'ウェブサイトビルダー' },
};
