import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'ra-core';
import type { I18nProvider } from 'ra-core';
import { RouterProvider, createBrowserRouter } from 'react-router';
import type { LecternAuthProvider, Session } from '../authProvider';
import { DeclarationsProvider } from '../dataProvider';
import type { ErrorSignals, LecternDataProvider } from '../dataProvider';
import { recordTitle } from '../schemas';
import type { Declarations } from '../schemas';
import { consoleStore } from './context/consoleStore';
import { ConsoleRoutes } from './routes/ConsoleRoutes';
import { ShellContext } from './context/shellContext';
import type { ShellParts } from './context/shellContext';
import { ErrorBoundary } from './signals/ErrorBoundary';
import { OtherSession } from './signals/OtherSession';
import { PlanCheck } from './signals/PlanCheck';
import { SignalListener } from './signals/SignalListener';
import { SwitchNotice } from './signals/SwitchNotice';
import { useAskedLeaving } from './signals/useAskedLeaving';

interface ConsoleProps {
  readonly parts: ShellParts;
  readonly loader: Declarations;
  readonly dataProvider: LecternDataProvider;
  readonly authProvider: LecternAuthProvider;
  readonly i18nProvider: I18nProvider;
  readonly queryClient: QueryClient;
  readonly signals: ErrorSignals;
  readonly session: Session;
}

/** The signed-in part of the console, everything below `/app`. A data router, so that unsaved forms can hold one back. */
export function Console(props: ConsoleProps): ReactNode {
  const router = useMemo(() => createBrowserRouter([{ path: '*', element: <SignedIn {...props} /> }], { basename: '/app' }), [props]);
  // What a click leads to is drawn at once: in a transition the page that was left stays usable, and a second click there would work from an address of before.
  return <RouterProvider router={router} useTransitions={false} />;
}

function SignedIn({ parts, loader, dataProvider, authProvider, i18nProvider, queryClient, signals, session }: ConsoleProps): ReactNode {
  // What a person has chosen in lists is that person's, also where several share a browser.
  const store = useMemo(() => consoleStore(parts.user.id, i18nProvider.getLocale()), [parts.user.id, i18nProvider]);
  const name = useSyncExternalStore(session.subscribe, () => session.user()?.name);
  const instituteName = useSyncExternalStore(session.subscribe, () => session.user()?.instituteName) ?? parts.user.instituteName;
  // What pages have asked who somebody is with is asked anew.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] }), [queryClient, name, instituteName]);
  // A white-labelled institute is shown as super admin (part 1 §1).
  const isWhiteLabelled = useSyncExternalStore(session.subscribe, () => session.user()?.isWhiteLabelled) ?? parts.user.isWhiteLabelled;
  // Who acts for an institute works on, whatever its plan.
  const isPlanOver = useSyncExternalStore(session.subscribe, session.isPlanExpired) && !parts.user.isActing;
  const { ways, question } = useAskedLeaving(parts);
  const shell = useMemo(() => ({ ...parts, ...ways, user: { ...parts.user, name: name || parts.user.name, instituteName, isPlanOver, isWhiteLabelled, ...(isWhiteLabelled && parts.user.role === 'institute' && { role: 'super_admin' }) } }), [parts, ways, name, instituteName, isPlanOver, isWhiteLabelled]);
  const definitions = useMemo(() => definitionsOf(loader), [loader]);
  return (
    <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
      <DeclarationsProvider loader={loader}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ShellContext.Provider value={shell}>
            <SignalListener signals={signals} session={session} />
            <OtherSession session={session} />
            {question}
            <SwitchNotice />
            <PlanCheck session={session}>
              <ErrorBoundary>
                <ConsoleRoutes />
              </ErrorBoundary>
            </PlanCheck>
          </ShellContext.Provider>
        </ResourceDefinitionContextProvider>
      </DeclarationsProvider>
    </CoreAdminContext>
  );
}

/** Of a module whose records nobody has opened. */
const UNTITLED = { title: '' };

/** What react-admin's own hooks ask about modules. */
function definitionsOf(loader: Declarations): Record<string, object & { name: string }> {
  return Object.fromEntries(
    loader.all().map((resource) => [
      resource.name,
      { name: resource.name, hasList: true, hasCreate: true, hasEdit: true, hasShow: true, recordRepresentation: (record: Record<string, unknown>) => recordTitle(loader.loaded(resource.name) ?? UNTITLED, record) },
    ]),
  );
}
