import { STORAGE_PREFIX } from '../dataProvider/early';
import { LOGIN_ADDRESS } from '../dataProvider/errorCatalogue';
import type { SignalText } from '../dataProvider/errorSignals';
import { withoutToken } from './addressToken';
import { forgetPerson, hasDraftsOf } from './forgetPerson';
import { inConsole } from './inConsole';
import { STORAGE_KEYS, ownerOf, type Session } from './session';

/** A message that the sign-in page shows once, after the page has been loaded anew. */
export interface SessionNotice {
  readonly title: SignalText;
  readonly text: SignalText;
  /** `info`: the session has ended as one wished. @default 'error' */
  readonly tone?: 'error' | 'info';
}

/** The same as it is shown: with what has become of what was typed. */
export interface ShownNotice extends SessionNotice {
  /** Something typed and not saved is kept, and offered to the same person. */
  readonly hasDraft: boolean;
}

const NOTICE_KEY = `${STORAGE_PREFIX}.notice`;
const RETURN_KEY = `${STORAGE_PREFIX}.return`;

/** Loads another page of the console from the start. */
export type Leave = (address: string) => void;

interface EndSessionParams {
  readonly session: Session;
  /** Shown on the sign-in page. */
  readonly notice?: SessionNotice | null;
  /** Come back to the present page after signing in again. */
  readonly canReturn?: boolean;
  readonly to?: string;
  readonly leave?: Leave;
}

/**
 * Ends the session in this browser and loads the sign-in page anew (part 1 §8). The page is left after the running
 * code has ended, so that a form can put its draft aside. Where another tab has begun somebody else's session, there is
 * none of this page's left to end: the page stays, covered.
 */
export function endSession({ session, notice = null, canReturn = true, to = LOGIN_ADDRESS, leave = leavePage }: EndSessionParams): void {
  if (session.isForeign()) return;
  const userId = session.user()?.id ?? null;
  if (notice) keep(NOTICE_KEY, { ...notice, userId });
  if (canReturn && window.location.pathname.startsWith('/app')) {
    keep(RETURN_KEY, { userId, path: withoutToken(window.location.pathname + window.location.search + window.location.hash) });
  } else if (!canReturn) {
    sessionStorage.removeItem(RETURN_KEY);
    if (userId !== null) forgetPerson(userId);
  }
  session.clear();
  setTimeout(() => leave(to), 0);
}

/**
 * The message left by the end of the last session, once. Drafts are looked for only here: a form writes its own as the page
 * is left, after the session has ended.
 */
export function takeNotice(): ShownNotice | null {
  const notice = take<SessionNotice & { readonly userId?: string | null }>(NOTICE_KEY);
  if (notice === null) return null;
  const { userId = null, ...said } = notice;
  return { ...said, hasDraft: userId !== null && hasDraftsOf(userId) };
}

/** Where the same user was when the session ended, once; null for somebody else, and for addresses outside the console. */
export function takeReturnPath({ userId }: { userId: string }): string | null {
  const kept = take<{ userId: string | null; path: string }>(RETURN_KEY);
  if (!kept || (kept.userId !== null && kept.userId !== userId)) return null;
  return inConsole(kept.path);
}

/**
 * Follows other tabs: when one signs out, this one leaves for the sign-in page. When one signs in as somebody else, or
 * begins or ends to act for an institute, `onForeign` is told. Gives back how to stop.
 */
export function followSignOut({ session, leave = leavePage, onForeign = () => undefined }: FollowParams): () => void {
  let known = whoOf(session);
  const unsubscribe = session.subscribe(() => {
    known = whoOf(session);
  });
  const look = (): void => {
    if (session.isForeign()) return onForeign();
    const present = whoOf(session);
    if (present === known) return;
    known = present;
    if (present === null) leave(LOGIN_ADDRESS);
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === STORAGE_KEYS.token || event.key === STORAGE_KEYS.user) look();
  };
  window.addEventListener('storage', onStorage);
  // A page that was set aside is told of nothing meanwhile.
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
}

interface FollowParams {
  readonly session: Session;
  readonly leave?: Leave;
  /** Storage holds a session that is not this page's; may be called more than once. */
  readonly onForeign?: () => void;
}

function whoOf(session: Session): string | null {
  const user = session.user();
  return user && ownerOf(user);
}

function leavePage(address: string): void {
  window.location.assign(address);
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the sign-in page opens plainly.
  }
}

function take<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}
