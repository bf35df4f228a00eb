import type { RoomRoute } from '../../shell/table/consoleRoute';

/** Where an institute is led whose plan has run out. */
export const planExpired: RoomRoute = {
  path: 'institute/membership',
  key: 'planExpired',
  gate: { by: 'institute' },
  saysPlanEnded: true,
  withoutPlan: { icon: 'membership', order: 2 },
  page: () => import('./page/PlanExpired'),
};
