import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, ResourceContextProvider, useNotificationContext } from 'ra-core';
import type { I18nProvider } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, matchPath, parsePath, RouterProvider, useParams } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createClients, createDataProvider, createErrorSignals, createQueryClient, DeclarationsProvider, loadChanges } from '../../../src/dataProvider';
import { createTrustedLoader, normalize } from '../../../src/schemas';
import type { Actor, DeclarationLoader, Resource, ResourceInput } from '../../../src/schemas';
import { forgetListVisits } from '../../../src/shell/nav/listVisit';
import { startServer } from '../../dataProvider/support/server';
import type { SeenRequest, ScriptedReply, TestServer } from '../../dataProvider/support/server';
import { wholeI18n } from '../../support/wholeI18n';

export const superAdmin: Actor = { id: 'u-1', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };

/** A real server for a file of tests; it knows nothing and answers as each test says. */
export function useServer(): { readonly current: TestServer } {
  const held = {} as { current: TestServer };
  beforeAll(async () => {
    held.current = await startServer();
    // As in the console when its first quiet moment is over.
    await loadChanges();
    standIn();
  });
  beforeEach(() => {
    held.current.renew();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    // What was fetched would be kept for minutes, and all that it was fetched with.
    for (const client of drawnWith) client.clear();
    drawnWith.clear();
  });
  afterAll(() => held.current.close());
  return held;
}

export interface ShowParams {
  readonly server: TestServer;
  readonly declarations: readonly ResourceInput[];
  readonly actor?: Actor;
  readonly at?: string;
  /** What the link that led there has handed on. */
  readonly state?: unknown;
  readonly locale?: 'en' | 'fr' | 'zh' | 'ja';
  /** Words that are there already; those of a `locale` other than English come a little after the first drawing. */
  readonly i18n?: I18nProvider;
  readonly children: ReactElement;
}

const drawnWith = new Set<ReturnType<typeof createQueryClient>>();
/** Declarations never change: read once they serve every test. */
const loaders = new WeakMap<readonly ResourceInput[], DeclarationLoader>();

function loaderOf(declarations: readonly ResourceInput[]): DeclarationLoader {
  const loader = loaders.get(declarations) ?? createTrustedLoader({ sources: [{ name: 'test', read: () => declarations }] });
  loaders.set(declarations, loader);
  return loader;
}

/** Draws below everything the console gives its screens. */
export function show({ server, declarations, actor = superAdmin, at = '/', state, locale = 'en', i18n = wholeI18n(locale), children }: ShowParams) {
  // As the console's own words do it.
  document.documentElement.lang = locale;
  // As a page that has just been loaded.
  forgetListVisits();
  const loader = loaderOf(declarations);
  const queryClient = createQueryClient();
  drawnWith.add(queryClient);
  const config = { apiBase: `${server.url}/api/v9`, apiV2Base: `${server.url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] };
  const clients = createClients({ config, credentials: { authorization: () => 'Bearer test' }, signals: createErrorSignals() });
  const authProvider = {
    login: async () => undefined, logout: async () => false as const, checkAuth: async () => undefined, checkError: async () => undefined,
    getPermissions: async () => actor, canAccess: async () => true,
  };
  const inside = (
    <CoreAdminContext dataProvider={createDataProvider({ loader, clients })} authProvider={authProvider} i18nProvider={i18n} queryClient={queryClient} store={memoryStore()}>
      <DeclarationsProvider loader={loader}>
        {children}
        <Notices />
      </DeclarationsProvider>
    </CoreAdminContext>
  );
  const here = PATHS.find((path) => matchPath(path, new URL(at, 'http://localhost').pathname)) ?? '/';
  const router = createMemoryRouter([{ path: here, element: <At>{inside}</At> }, { path: '*', element: <p>elsewhere</p> }], { initialEntries: [{ ...parsePath(at), state }] });
  return { ...render(<RouterProvider router={router} />), router, loader, queryClient };
}

/** Where a screen may stand; drawn there alone, so that a test sees where it leads. */
const PATHS = ['/:module/create', '/:module/:id/show', '/:module/:id', '/:module', '/:above/:aboveId/:module', '/:above/:aboveId/:module/create', '/:above/:aboveId/:module/:id/show'];

function At({ children }: { children: ReactNode }) {
  return <ResourceContextProvider value={useParams()['module'] ?? ''}>{children}</ResourceContextProvider>;
}

function Notices() {
  const { notifications } = useNotificationContext();
  return <ul aria-label="notices">{notifications.map((one, index) => <li key={index} title={(one.notificationOptions?.messageArgs as { title?: string } | undefined)?.title}>{String(one.message)}</li>)}</ul>;
}

export function normalized(input: ResourceInput): Resource {
  return normalize(input);
}

/** Replies by method and path; anything else is an empty list. */
export function replies(table: Readonly<Record<string, (request: SeenRequest) => ScriptedReply>>): (request: SeenRequest) => ScriptedReply {
  return (request) => {
    const found = Object.entries(table).find(([key]) => {
      const [method, path] = key.split(' ');
      return request.method === method && request.path.endsWith(path ?? '');
    });
    return found ? found[1](request) : { body: { data: { items: [], total: 0, page: 0, size: 20 } } };
  };
}

/** What jsdom lacks of a browser. */
function standIn(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  document.elementFromPoint ??= () => null;
  const none = { length: 0, item: () => null, [Symbol.iterator]: [][Symbol.iterator] };
  Range.prototype.getClientRects ??= () => none as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
}
