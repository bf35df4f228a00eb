import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAuthApi, createAuthProvider, createSession, createSignIn } from '../../../src/authProvider';
import { createClients, createDataProvider, createErrorSignals, createQueryClient, selectedInstitute } from '../../../src/dataProvider';
import { createTrustedLoader } from '../../../src/schemas';
import type { Actor, ResourceInput } from '../../../src/schemas';
import { Console } from '../../../src/shell/Console';
import type { ShellParts, ShellUser } from '../../../src/shell/context/shellContext';
import { parcel } from '../../screens/list/support';
import { pagesOf } from '../../../src/shell/table/pages';
import { ROOM_ROUTES } from '../../../src/shell/table/routeTable';
import type { TestServer } from '../../dataProvider/support/server';
import { wholeI18n } from '../../support/wholeI18n';

/** The real ones; the large ones have stand-ins below. */
const PAGES = pagesOf(ROOM_ROUTES);

/** A sub admin of an institute, with one module to read. */
export const clerk: Actor = { id: 'u-9', role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { parcel: { create: false, read: true, update: false, delete: false } } };

export interface FrameParams extends Partial<Pick<ShellParts, 'showsPending' | 'signOut' | 'actFor' | 'stopActing'>> {
  readonly server: TestServer;
  /** Below `/app`. */
  readonly at: string;
  readonly actor?: Actor;
  readonly user?: Partial<ShellUser>;
  readonly declarations?: readonly ResourceInput[];
  readonly ListScreen?: () => ReactNode;
}

/** The console around stand-ins for its screens, over a small module. */
export function openFrame({ server, at, actor = clerk, user, declarations = [parcel], ListScreen = () => <h1>The list</h1>, ...session }: FrameParams) {
  window.history.replaceState(null, '', `/app${at}`);
  const page = (name: string) => (): ReactNode => <h1>{name}</h1>;
  const Other = page('Another screen');
  const parts: ShellParts = {
    user: { id: actor.id, name: 'Asha Nair', role: actor.role, instituteId: actor.instituteId, instituteName: 'Kochi Academy', isWhiteLabelled: false, isActing: false, ...user },
    screens: { ListScreen, CreateScreen: Other, EditScreen: Other, ShowScreen: Other, KeptDraft: () => null, MissingAbove: Other },
    pages: { ...PAGES, home: page('Home screen'), profile: page('Profile screen'), settings: page('Settings screen'), firstSteps: page('First steps') },
    publicHosts: [],
    showsPending: true,
    locales: [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }],
    signOut: async () => undefined,
    actFor: async () => undefined,
    stopActing: async () => undefined,
    rename: () => undefined,
    ...session,
  };
  const loader = createTrustedLoader({ sources: [{ name: 'test', read: () => declarations }] });
  const signals = createErrorSignals();
  const stored = createSession();
  if (user?.isWhiteLabelled) stored.storeAccess({ moduleAccess: Object.entries(actor.modules).map(([key, actions]) => ({ key, actions })), isWhiteLabelled: true });
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const clients = createClients({ config, credentials: stored, signals });
  const api = createAuthApi({ clients });
  const authProvider = { ...createAuthProvider({ session: stored, api, signIn: createSignIn({ api, session: stored, signals }), loader }), getPermissions: async () => actor };
  const dataProvider = createDataProvider({ loader, clients, instituteId: selectedInstitute.get });
  const shown = render(
    <Console parts={parts} loader={loader} dataProvider={dataProvider} authProvider={authProvider} i18nProvider={wholeI18n('en')} queryClient={createQueryClient()} signals={signals} session={stored} />,
  );
  return { ...shown, signals, session: stored };
}
