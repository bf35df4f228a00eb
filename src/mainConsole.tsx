import { startTransition } from 'react';
import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import type { AuthApi, SignInReply } from './authProvider/authApi';
import { createAuthProvider } from './authProvider/authProvider';
import { followAccess, readAccess } from './authProvider/followAccess';
import { SIGNED_IN_ADDRESS } from './authProvider/landing';
import type { Session } from './authProvider/session';
import { createSignIn } from './authProvider/signIn';
import { loadAnalytics } from './dataProvider/analytics';
import { restoreChoice, setChoiceAside } from './dataProvider/chosenBefore';
import type { Clients } from './dataProvider/client';
import type { ConsoleConfig } from './dataProvider/config';
import { createDataProvider, loadChanges } from './dataProvider/createDataProvider';
import type { ErrorSignals } from './dataProvider/errorSignals';
import { takeOpeningRows } from './dataProvider/openingRows';
import { createQueryClient } from './dataProvider/queryClient';
import { selectedInstitute } from './dataProvider/selectedInstitute';
import { watchConnection } from './dataProvider/watchConnection';
import { LOCALES, withWords, type I18n } from './i18n';
import { loadModules } from './loadModules';
import type { Elsewhere } from './mainElsewhere';
import type { Declarations } from './schemas';
import { CreateScreen, EditScreen, KeptDraft, ListScreen, MissingAbove, ShowScreen } from './screens';
import { Console } from './shell/Console';
import { renewBranding } from './shell/brand/renewBranding';
import { tellLanguage } from './shell/language/tellLanguage';
import { holdFiles } from './shell/offline/holdFiles';
import { pagesOf } from './shell/table/pages';
import { resolveAddress } from './shell/table/resolveAddress';
import { ROOM_ROUTES } from './shell/table/routeTable';
import type { ShellUser } from './shell/context/shellContext';

interface ConsoleStart {
  readonly root: Root;
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly i18nProvider: I18nProvider;
  readonly i18n: I18n;
  /** What a console needs besides that its platform does not serve. */
  readonly elsewhere?: Elsewhere | null;
}

/** Puts the signed-in half together and draws it. */
export async function mountConsole({ root, config, session, signals, clients, api, i18nProvider, i18n, elsewhere }: ConsoleStart): Promise<void> {
  const loader = loadModules(i18n, elsewhere?.modules);
  // What is opened is on its way while everything else is put together.
  const opened = openedModule({ loader });
  const queryClient = createQueryClient();
  // Known already, so the first drawing need not wait for it; it is asked for anew all the same.
  if (!session.isAccessOld()) queryClient.setQueryData(['auth', 'getPermissions', {}], session.actor());
  const dataProvider = createDataProvider({ loader, clients, instituteId: selectedInstitute.get, dialect: elsewhere?.dialect });
  const signIn = createSignIn({ api, session, signals });
  const authProvider = createAuthProvider({ session, api, signIn, loader });
  holdFiles();
  whenIdle(() => void loadChanges().catch(() => undefined));
  whenIdle(() => void renewBranding({ session, data: dataProvider }));
  followAccess({ session, api, signals, onChange: () => {
    queryClient.setQueryData(['auth', 'getPermissions', {}], session.actor());
    // With rights come other plans and figures; what is on the screen is asked anew. Records say by themselves that they have changed.
    void queryClient.invalidateQueries({ queryKey: ['call'] });
    void renewBranding({ session, data: dataProvider });
  } });
  const { live } = config;
  if (live !== undefined) whenIdle(() => void withWords(() => import('./authProvider/followLive')).then(({ followLive }) => followLive({ session, signals, address: live, onEnded: readAccess })).catch(() => undefined));
  watchConnection({ signals, apiBase: clients.main.base, sign: elsewhere?.sign });
  elsewhere?.follow?.({ api });
  whenIdle(() => void loadAnalytics({ clients, onFailure: () => console.info(i18nProvider.translate('fixed.analytics.configFailed')) }));
  // Without it the next opening is only slower.
  whenIdle(() => void withWords(() => import('./shell/offline/keepSight')).then(({ keepSight }) => keepSight({ session, queryClient })).catch(() => undefined));
  const signOut = async (): Promise<void> => {
    // What is still being asked for would be refused once the session has ended.
    await queryClient.cancelQueries();
    await authProvider.logout({});
  };
  /** Goes on as somebody else: nothing of what was shown before may stay. */
  const goOnAs = (reply: SignInReply): void => {
    signIn.take(reply);
    window.location.assign(SIGNED_IN_ADDRESS);
  };
  await Promise.all([opened, takeOpeningRows({ client: queryClient, data: dataProvider })]);
  // In pieces, between which the page answers: drawing the frame and a list takes a slow machine half a second.
  startTransition(() => root.render(
    <Console
      parts={{
        user: { id: '', name: '', role: '', ...session.user() } as ShellUser,
        screens: { ListScreen, CreateScreen, EditScreen, ShowScreen, KeptDraft, MissingAbove },
        pages: PAGES,
        publicHosts: config.publicHosts,
        showsPending: config.showsPending === true,
        locales: LOCALES,
        chat: { config: config.chat, token: session.authorization },
        signOut,
        actFor: async (instituteId) => {
          const reply = await api.loginAsInstitute({ instituteId });
          setChoiceAside();
          goOnAs(reply);
        },
        rename: (name) => session.storeName(name),
        stopActing: async () => {
          goOnAs(await api.stopActing());
          restoreChoice();
        },
      }}
      loader={loader}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={tellLanguage({ i18nProvider, clients })}
      queryClient={queryClient}
      signals={signals}
      session={session}
    />,
  ));
}

/** So long the first drawing waits for the declaration of the module that is opened; without it the page says that it is loading. In ms. */
const WAIT_MS = 1_000;

/** Done when the module of the address is there, or has let wait for long enough; at once where the address is none's. */
async function openedModule({ loader }: { loader: Declarations }): Promise<void> {
  const destination = resolveAddress({ pathname: window.location.pathname.slice('/app'.length), modules: loader.all() });
  // A failure is met by the screen, which says it.
  if (destination.kind === 'module') await Promise.race([loader.load(destination.name).catch(() => undefined), new Promise((done) => setTimeout(done, WAIT_MS))]);
}

/** The hand-written screens; each is fetched when it is first opened. */
const PAGES = pagesOf(ROOM_ROUTES);

/** After the first screen is there, or soon after where the browser cannot tell. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 2_000);
}
