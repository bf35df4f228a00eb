import { held, type RoomRoute } from '../../shell/table/consoleRoute';

/** What is there, what wants work, and what others have done. */
export const home: RoomRoute = {
  path: 'home',
  key: 'home',
  gate: held('dashboard'),
  hasFallback: true,
  menu: { group: 'overview', icon: 'home', order: 1 },
  help: ['lectern.home.help.figures', 'lectern.home.help.recent'],
  page: () => import('./page/HomePage'),
};

/** The same under the specification's second address. */
export const dashboard: RoomRoute = { path: 'dashboard', key: 'dashboard', gate: home.gate, hasFallback: true, help: home.help!, page: home.page };
