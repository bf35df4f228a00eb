import type { TranslateFunction } from 'ra-core';
import type { ConsoleRoute } from './consoleRoute';

/** What a screen of the table is called: its heading, its crumb, the title of the window. */
export function routeTitle({ route, translate }: { route: ConsoleRoute; translate: TranslateFunction }): string {
  const name = translate(`lectern.routes.${route.key}`);
  return route.menu?.group === 'reports' ? translate('lectern.gates.report', { name }) : name;
}
