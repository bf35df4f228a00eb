import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { mayEnter } from '../../schemas';
import { PageLoading } from '../layout/PageLoading';
import { usePageTitle } from '../nav/pageTitle';
import MaintenancePage from '../signals/MaintenancePage';
import { useShell } from '../shellContext';
import { AccessDenied } from './AccessDenied';
import { DeviceGate } from './DeviceGate';
import { FallbackScreen } from './FallbackScreen';
import { NotYetAvailable } from './NotYetAvailable';
import { Screen } from './Screen';
import type { ConsoleRoute, ScreenName } from './consoleRoute';
import { routeTitle } from './routeTitle';

const PlanExpired = lazy(() => withWords(() => import('./PlanExpired')));

/** A screen of the table: first its gate, then the device it asks for, then the screen. */
export function RouteScreen({ route }: { route: ConsoleRoute }): ReactNode {
  const actor = useActor();
  const { user } = useShell();
  if (!actor) return <PageLoading />;
  // Whoever an ended plan leads here reads why, whatever they may enter otherwise.
  const isLedHere = user.isPlanOver && route.screen === 'planExpired';
  if (!isLedHere && !mayEnter(actor, route.gate)) return route.hasFallback ? <FallbackScreen /> : <AccessDenied />;
  return <Entered route={route} />;
}

function Entered({ route }: { route: ConsoleRoute }): ReactNode {
  const translate = useTranslate();
  const title = routeTitle({ route, translate });
  usePageTitle(title, { isRoutes: true });
  const page = route.screen ? <Built screen={route.screen} /> : <NotYetAvailable route={route} title={title} />;
  return route.device ? <DeviceGate title={title}>{page}</DeviceGate> : page;
}

function Built({ screen }: { screen: ScreenName }): ReactNode {
  const { pages } = useShell();
  const Page = { ...pages, maintenance: MaintenancePage, planExpired: PlanExpired }[screen];
  return (
    <Screen kind={`page:${screen}`}>
      <Page />
    </Screen>
  );
}
