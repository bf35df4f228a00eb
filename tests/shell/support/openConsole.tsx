import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAuthApi, createAuthProvider, createSession, createSignIn } from '../../../src/authProvider';
import { createClients, createDataProvider, createErrorSignals, createQueryClient } from '../../../src/dataProvider';
import { createTrustedLoader, filesSource } from '../../../src/schemas';
import type { Actor, ResourceInput } from '../../../src/schemas';
import { Console } from '../../../src/shell/Console';
import type { ShellScreens } from '../../../src/shell/context/shellContext';
import { pagesOf } from '../../../src/shell/table/pages';
import { ROOM_ROUTES } from '../../../src/shell/table/routeTable';
import type { TestServer } from '../../dataProvider/support/server';
import { wholeI18n } from '../../support/wholeI18n';

/** The real ones; the large ones have stand-ins below. */
const PAGES = pagesOf(ROOM_ROUTES);

/** The whole console at an address below `/app`, as a user, over the shipped declarations, some more, and plain stand-ins for screens. */
export function openConsole({ server, at, actor, declarations = [], screens = {}, showsPending = true }: { server: TestServer; at: string; actor: Actor; declarations?: readonly ResourceInput[]; screens?: Partial<ShellScreens>; showsPending?: boolean }) {
  window.history.replaceState(null, '', `/app${at}`);
  const page = (name: string) => (): ReactNode => <h1>{name}</h1>;
  const Screen = page('A screen');
  const user = { id: actor.id, name: 'Asha Nair', role: actor.role, instituteId: actor.instituteId, instituteName: null, isWhiteLabelled: false, isActing: false };
  const parts = {
    user,
    screens: { ListScreen: Screen, CreateScreen: Screen, EditScreen: Screen, ShowScreen: Screen, KeptDraft: () => null, MissingAbove: Screen, ...screens },
    pages: { ...PAGES, home: page('Home'), profile: page('My Profile'), settings: page('Settings'), firstSteps: ({ onDone }: { onDone: () => void }) => <button onClick={onDone}>Go on</button> },
    publicHosts: [],
    showsPending,
    locales: [{ locale: 'en', name: 'English' }],
    signOut: async () => undefined,
    actFor: async () => undefined,
    rename: () => undefined,
    stopActing: async () => undefined,
  };
  const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../../src/resources/*.ts', { eager: true })), { name: 'more', read: () => declarations }] });
  const signals = createErrorSignals();
  const session = createSession();
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const clients = createClients({ config, credentials: session, signals });
  const api = createAuthApi({ clients });
  const authProvider = { ...createAuthProvider({ session, api, signIn: createSignIn({ api, session, signals }), loader }), getPermissions: async () => actor };
  return render(
    <Console parts={parts} loader={loader} dataProvider={createDataProvider({ loader, clients })} authProvider={authProvider} i18nProvider={wholeI18n('en')} queryClient={createQueryClient()} signals={signals} session={session} />,
  );
}
