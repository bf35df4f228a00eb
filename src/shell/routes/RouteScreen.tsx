import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { mayEnter } from '../../schemas';
import { PageLoading } from '../marks/PageLoading';
import { usePageTitle } from '../nav/pageTitle';
import { useShell } from '../context/shellContext';
import { AccessDenied } from './AccessDenied';
import { DeviceGate } from './DeviceGate';
import { Fallback } from './Fallback';
import { Screen } from './Screen';
import type { ConsoleRoute } from '../table/consoleRoute';
import type { ShellPages } from '../table/pages';
import { routeTitle } from '../table/routeTitle';
import { useGoOn } from './useLanding';

const Maintenance = lazy(() => withWords(() => import('./Maintenance')));
const NotYetAvailable = lazy(() => withWords(() => import('./NotYetAvailable')));

/** A screen of the table: first its gate, then the device it asks for, then the screen. */
export function RouteScreen({ route }: { route: ConsoleRoute }): ReactNode {
  const actor = useActor();
  const { user } = useShell();
  if (!actor) return <PageLoading />;
  // Whoever an ended plan leads here reads why, whatever they may enter otherwise.
  const isLedHere = user.isPlanOver && route.saysPlanEnded;
  if (!isLedHere && !mayEnter(actor, route.gate)) return route.hasFallback ? <Fallback /> : <AccessDenied />;
  return <Entered route={route} />;
}

function Entered({ route }: { route: ConsoleRoute }): ReactNode {
  const translate = useTranslate();
  const title = routeTitle({ route, translate });
  usePageTitle(title, { isRoutes: true });
  const page = route.page ? <Built name={route.key} /> : (
    <Suspense fallback={<PageLoading />}>
      <NotYetAvailable route={route} title={title} />
    </Suspense>
  );
  return route.device ? <DeviceGate title={title}>{page}</DeviceGate> : page;
}

function Built({ name }: { name: string }): ReactNode {
  const pages: ShellPages = { ...useShell().pages, maintenance: Maintenance };
  const onDone = useGoOn();
  const Page = pages[name];
  return (
    <Screen kind={`page:${name}`}>
      {Page && <Page onDone={onDone} />}
    </Screen>
  );
}
