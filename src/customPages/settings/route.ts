import { SETTINGS_MODULE } from '../../schemas';
import { held, type RoomRoute } from '../../shell/table/consoleRoute';

/** The declared parts of the settings, and what other rooms offer beside them. */
export const settings: RoomRoute = {
  path: 'settings',
  key: 'settings',
  gate: held(SETTINGS_MODULE),
  menu: { group: 'site', icon: 'settings', order: 33 },
  help: ['lectern.settings.help.parts', 'lectern.settings.help.domains'],
  page: () => import('./page/SettingsPage'),
};
