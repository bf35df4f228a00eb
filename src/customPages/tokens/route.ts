import { held, type RoomRoute } from '../../shell/table/consoleRoute';

/** AI tokens: what an institute has, bought and used; the operator's way to rates and books. */
export const tokens: RoomRoute = {
  path: 'ai-token',
  key: 'tokens',
  gate: held('testreport', 'aiToken'),
  menu: { group: 'assistant', icon: 'token', order: 20, only: 'institutePeople' },
  help: ['lectern.tokens.help.balance', 'lectern.tokens.help.buy'],
  page: () => import('./page/TokensPage'),
};
