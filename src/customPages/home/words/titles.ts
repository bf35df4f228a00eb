import type { Titles } from '../../../i18n/rooms';

export const titles: Titles = {
  home: { en: 'Home', fr: 'Accueil', zh: '首页', ja: 'ホーム' },
  dashboard: { en: 'Dashboard', zh: '仪表板', fr: 'Tableau de bord', ja: 'ダッシュボード' },
};
