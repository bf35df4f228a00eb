import type { I18nProvider } from 'ra-core';
import type { Root } from 'react-dom/client';
import type { AuthApi } from './authProvider/authApi';
import { createAuthProvider } from './authProvider/authProvider';
import { followSignOut } from './authProvider/endSession';
import type { Session } from './authProvider/session';
import { createSignIn } from './authProvider/signIn';
import type { Clients } from './dataProvider/client';
import { createDataProvider } from './dataProvider/createDataProvider';
import type { ErrorSignals } from './dataProvider/errorSignals';
import { createQueryClient } from './dataProvider/queryClient';
import { LOCALES } from './i18n';
import { createTrustedLoader, filesSource } from './schemas';
import { CreateScreen, EditScreen, ListScreen, ShowScreen } from './screens';
import { Console } from './shell/Console';
import type { ShellUser } from './shell/shellContext';

interface ConsoleStart {
  readonly root: Root;
  readonly session: Session;
  readonly signals: ErrorSignals;
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly i18nProvider: I18nProvider;
}

/** Puts the signed-in half together and draws it. */
export function mountConsole({ root, session, signals, clients, api, i18nProvider }: ConsoleStart): void {
  // The platform has checked the same declarations when it started, so the check need not travel to the browser.
  const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('./resources/*.ts', { eager: true }))] });
  const queryClient = createQueryClient();
  const dataProvider = createDataProvider({ loader, clients });
  const authProvider = createAuthProvider({ session, api, signIn: createSignIn({ api, session, signals }), loader });
  followSignOut({ session });
  const signOut = async (): Promise<void> => {
    await authProvider.logout({});
  };
  root.render(
    <Console
      parts={{ user: shellUserOf(session), screens: { ListScreen, CreateScreen, EditScreen, ShowScreen }, locales: LOCALES, signOut }}
      loader={loader}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      signals={signals}
      session={session}
    />,
  );
}

/** A white-labelled institute is shown as super admin (part 1 §1). */
function shellUserOf(session: Session): ShellUser {
  const user = session.user();
  const isWhiteLabelled = user?.isWhiteLabelled ?? false;
  return {
    id: user?.id ?? '',
    name: user?.name ?? '',
    role: user?.role === 'institute' && isWhiteLabelled ? 'super_admin' : (user?.role ?? ''),
    instituteName: user?.instituteName ?? null,
    isWhiteLabelled,
  };
}
