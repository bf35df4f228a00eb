import type { AuthApi } from './authApi';
import { ownerOf, storedUserOf, type Session } from './session';
import { noteSwitchedAccount, wordsOfBoth } from './switchedAccount';
import type { ErrorSignals } from '../dataProvider/errorSignals';

/** The query parameter a token comes in; the specification shows no name. */
export const TOKEN_PARAMETER = 'token';

declare global {
  interface Window {
    /** A token that `public/boot.js` has taken out of the address before anything was asked for. */
    __lecternAddressToken?: string | undefined;
  }
}

interface ExchangeParams {
  readonly api: Pick<AuthApi, 'userDetails' | 'logout'>;
  readonly session: Session;
  readonly signals: ErrorSignals;
  /** Asked before somebody else's session is given up for the one in the address. Both by what they are called. */
  readonly confirm: (people: { readonly before: string; readonly after: string }) => Promise<boolean>;
  /** @default loads the page anew at its present address */
  readonly reload?: () => void;
}

/**
 * Takes over a token from the address (part 1 §4). It is stripped from the address and the history before any request;
 * the user's details are read with it; only when they come is anything stored, and the page loaded anew. Where somebody
 * else is signed in they are asked first; their session is then ended on the platform too, and the page that is loaded
 * says whose it was. `none`: there was no token · `stored`: the page is being loaded anew · `refused`: nothing was stored.
 */
export async function exchangeAddressToken({ api, session, signals, confirm, reload = () => window.location.reload() }: ExchangeParams): Promise<'none' | 'stored' | 'refused'> {
  const token = takeToken();
  if (!token) return 'none';
  try {
    const userDetails = await api.userDetails({ token });
    if (!userDetails.role || userDetails.role === 'student') return 'refused';
    const before = { user: session.user(), authorization: session.authorization() };
    const coming = storedUserOf(userDetails);
    const isOther = before.user !== null && ownerOf(before.user) !== ownerOf(coming);
    if (isOther && before.user && !(await confirm(wordsOfBoth({ before: before.user, after: coming })))) return 'refused';
    session.store({ token, userDetails });
    const after = session.user();
    if (isOther && before.user && after) noteSwitchedAccount({ before: before.user, after });
    // The browser does not wait for it.
    if (isOther && before.authorization) void api.logout({ authorization: before.authorization }).catch(() => undefined);
  } catch {
    return 'refused';
  }
  signals.noteSignIn();
  reload();
  return 'stored';
}

/** An address of this site without a token in its query: whatever is kept to lead back may carry none. */
export function withoutToken(path: string): string {
  const at = new URL(path, window.location.origin);
  if (!at.searchParams.has(TOKEN_PARAMETER)) return path;
  at.searchParams.delete(TOKEN_PARAMETER);
  return at.pathname + at.search + at.hash;
}

/** The console's own pages; the same as in `public/boot.js`. */
const OWN_PAGES = /^\/(app|auth)?(\/|$)/;

function takeToken(): string | null {
  const early = window.__lecternAddressToken;
  window.__lecternAddressToken = undefined;
  const address = new URL(window.location.href);
  const token = address.searchParams.get(TOKEN_PARAMETER);
  // A public page may mean something else by the word.
  if (token === null || !OWN_PAGES.test(address.pathname)) return early ?? null;
  address.searchParams.delete(TOKEN_PARAMETER);
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash);
  return token || null;
}
