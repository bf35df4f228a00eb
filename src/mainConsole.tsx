import { lazy } from 'react';
import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import type { AuthApi, SignInReply } from './authProvider/authApi';
import { createAuthProvider } from './authProvider/authProvider';
import { followAccess } from './authProvider/followAccess';
import { SIGNED_IN_ADDRESS } from './authProvider/landing';
import type { Session } from './authProvider/session';
import { createSignIn } from './authProvider/signIn';
import { loadAnalytics } from './dataProvider/analytics';
import { restoreChoice, setChoiceAside } from './dataProvider/chosenBefore';
import type { Clients } from './dataProvider/client';
import type { ConsoleConfig } from './dataProvider/config';
import { createDataProvider } from './dataProvider/createDataProvider';
import type { ErrorSignals } from './dataProvider/errorSignals';
import { createQueryClient } from './dataProvider/queryClient';
import { selectedInstitute } from './dataProvider/selectedInstitute';
import { tellLanguage } from './dataProvider/tellLanguage';
import { watchConnection } from './dataProvider/watchConnection';
import { LOCALES, withWords } from './i18n';
import { createTrustedLoader, filesSource } from './schemas';
import { CreateScreen, EditScreen, ListScreen, ShowScreen } from './screens';
import { Console } from './shell/Console';
import { renewBranding } from './shell/brand/renewBranding';
import { holdFiles } from './shell/offline/holdFiles';
import type { ShellPages } from './shell/routes/pages';
import type { ShellUser } from './shell/shellContext';

interface ConsoleStart {
  readonly root: Root;
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly i18nProvider: I18nProvider;
}

/** Puts the signed-in half together and draws it. */
export function mountConsole({ root, config, session, signals, clients, api, i18nProvider }: ConsoleStart): void {
  // The platform has checked the same declarations when it started, so the check need not travel to the browser.
  const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('./resources/*.ts', { eager: true }))] });
  const queryClient = createQueryClient();
  // Known already, so the first drawing need not wait for it; it is asked for anew all the same.
  if (!session.isAccessOld()) queryClient.setQueryData(['auth', 'getPermissions', {}], session.actor());
  const dataProvider = createDataProvider({ loader, clients, instituteId: selectedInstitute.get });
  const signIn = createSignIn({ api, session, signals });
  const authProvider = createAuthProvider({ session, api, signIn, loader });
  holdFiles();
  whenIdle(() => void renewBranding({ session, clients }));
  followAccess({ session, api, onChange: () => void queryClient.setQueryData(['auth', 'getPermissions', {}], session.actor()) });
  watchConnection({ signals, apiBase: clients.main.base });
  whenIdle(() => void loadAnalytics({ clients, onFailure: () => console.info(i18nProvider.translate('fixed.analytics.configFailed')) }));
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
  root.render(
    <Console
      parts={{
        user: shellUserOf(session),
        screens: { ListScreen, CreateScreen, EditScreen, ShowScreen },
        pages: PAGES,
        publicHosts: config.publicHosts,
        showsPending: config.showsPending === true,
        locales: LOCALES,
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
  );
}

/** The hand-written screens; each is fetched when it is first opened. */
const PAGES: ShellPages = {
  home: lazy(() => withWords(() => import('./customPages/home'))),
  profile: lazy(() => withWords(() => import('./customPages/profile'))),
  settings: lazy(() => withWords(() => import('./customPages/settings'))),
  firstSteps: lazy(() => withWords(() => import('./customPages/firstSteps'))),
};

/** A white-labelled institute is shown as super admin (part 1 §1). */
function shellUserOf(session: Session): ShellUser {
  const user = session.user();
  const isWhiteLabelled = user?.isWhiteLabelled ?? false;
  return {
    id: user?.id ?? '',
    name: user?.name ?? '',
    role: user?.role === 'institute' && isWhiteLabelled ? 'super_admin' : (user?.role ?? ''),
    instituteId: user?.instituteId ?? null,
    instituteName: user?.instituteName ?? null,
    isWhiteLabelled,
    isActing: user?.isActing ?? false,
  };
}

/** After the first screen is there, or soon after where the browser cannot tell. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 2_000);
}
