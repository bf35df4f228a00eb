import { OPEN, type RoomRoute } from '../../shell/table/consoleRoute';

/** On plain `/app`, on the way into the console. */
export const firstSteps: RoomRoute = {
  path: '',
  key: 'firstSteps',
  gate: OPEN,
  help: ['lectern.firstSteps.help.steps'],
  page: () => import('./page/FirstSteps'),
};
