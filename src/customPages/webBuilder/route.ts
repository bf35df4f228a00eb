import { held, type RoomRoute } from '../../shell/table/consoleRoute';

/** The site of an institute (part 2 §1); its entry is for institutes off public hosts (part 1 §8). */
export const webBuilder: RoomRoute = {
  path: 'web-builder',
  key: 'webBuilder',
  gate: held('websiteAndApps'),
  device: 'wide',
  isNarrow: true,
  menu: { group: 'site', icon: 'globe', order: 31, only: 'instituteOffPublicHosts', below: ['webBuilder'] },
  help: ['lectern.webBuilder.help.draft', 'lectern.webBuilder.help.keyboard', 'lectern.webBuilder.help.history'],
  page: () => import('./page/WebBuilderPage'),
};
