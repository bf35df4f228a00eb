import { createRoot } from 'react-dom/client';
import { createAuthApi } from './authProvider/authApi';
import { exchangeAddressToken } from './authProvider/addressToken';
import { endSession } from './authProvider/endSession';
import { forgetOthers } from './authProvider/forgetPerson';
import { createSession } from './authProvider/session';
import { createClients } from './dataProvider/client';
import { readConfig } from './dataProvider/config';
import { setFilesOrigin, setPictureOrigins } from './dataProvider/pictures';
import { createErrorSignals } from './dataProvider/errorSignals';
import { createI18n, setLaterWords } from './i18n';
import { i18nOfConsole } from './i18n/ofConsole';
import { followBranding } from './shell/brand';
import { reloadForMissingPart } from './shell/signals/newRelease';
import { applyAppearance } from './ui/look/appearance';

/**
 * The composition root: the one place that knows every folder. What both halves need is made here; the console and the
 * signed-out pages come as parts of their own, so that neither waits for the other's code.
 */
async function start(): Promise<void> {
  applyAppearance();
  const session = createSession();
  followBranding({ session });
  const isSignedIn = session.authorization() !== null;
  forgetOthers(session.user()?.id ?? null);
  if (window.location.pathname === '/') leadTo(isSignedIn ? '/app' : '/auth/login');
  // Nobody is signed in: the address is kept for afterwards.
  if (isConsole() && !isSignedIn && !hasAddressToken()) {
    endSession({ session, leave: () => undefined });
    leadTo('/auth/login');
  }
  const area = isConsole() ? import('./mainConsole') : null;
  const signedOut = area ? null : import('./mainSignedOut');

  // Signed-out pages show of all words some; the console begins with those of the frame and of lists.
  const i18n = area ? i18nOfConsole() : createI18n({ isWhole: true });
  setLaterWords(i18n.whole);
  // The browser reads its own words for dates when they are first used, which takes longer than anything else of a list: it may as well while code is on its way.
  if (area) new Intl.DateTimeFormat(i18n.provider.getLocale());
  const root = createRoot(document.getElementById('root')!);
  // A platform that serves its own console writes the settings into the page; any other has them checked.
  const own = document.getElementById('lectern-config');
  const elsewhere = own ? null : await (await import('./mainElsewhere')).startElsewhere({ root, i18n, session });
  if (!own && !elsewhere) return;
  const config = elsewhere?.config ?? readConfig(JSON.parse(own!.textContent));
  setPictureOrigins(config.pictureOrigins);
  setFilesOrigin(config.apiBase, config.filesBase);
  const signals = createErrorSignals();
  const clients = createClients({ config, credentials: session, signals, language: () => i18n.provider.getLocale(), dialect: elsewhere?.dialect });
  const api = elsewhere?.authApi?.({ clients, api: createAuthApi({ clients }) }) ?? createAuthApi({ clients });
  const confirm = async (people: { before: string; after: string }): Promise<boolean> => {
    const [{ askTakeOver }] = await Promise.all([import('./signedOut/signIn/askTakeOver'), i18n.whole()]);
    return askTakeOver({ root, i18n: i18n.provider, ...people });
  };
  const exchange = await exchangeAddressToken({ api, session, signals, confirm });
  if (exchange === 'stored') return;
  if (isConsole() && session.authorization() === null) return window.location.replace('/auth/login');
  await i18n.ready;

  const common = { root, config, session, signals, clients, api, i18nProvider: i18n.provider, elsewhere };
  if (area) await (await area).mountConsole({ ...common, i18n });
  else (await signedOut!).mountSignedOut(common);
}

function isConsole(): boolean {
  return /^\/app(\/|$)/.test(window.location.pathname);
}

/** A token in the address is exchanged before anybody is sent to sign in; the page's first script has taken it out. */
function hasAddressToken(): boolean {
  return Boolean(window.__lecternAddressToken) || new URLSearchParams(window.location.search).has('token');
}

/** Goes on at another address without loading the page anew. */
function leadTo(address: string): void {
  window.history.replaceState(null, '', address);
}

/** The console could not even be put together, as when a file of it cannot be fetched. */
function sayMaintenance(error: unknown): void {
  if (reloadForMissingPart({ error })) return;
  console.error(error);
  document.getElementById('root')!.textContent = createI18n({ locale: 'en' }).provider.translate('fixed.screens.maintenance');
}

start().catch(sayMaintenance);
