import { OPEN, type RoomRoute } from '../../shell/table/consoleRoute';

/** One's own account. */
export const profile: RoomRoute = {
  path: 'profile',
  key: 'profile',
  gate: OPEN,
  isExact: true,
  withoutPlan: { icon: 'user', order: 1 },
  help: ['lectern.profile.help.details', 'lectern.profile.help.safe'],
  page: () => import('./page/ProfilePage'),
};
