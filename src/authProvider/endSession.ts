import { EARLY_STORAGE_KEY, STORAGE_PREFIX } from '../dataProvider/early';
import { LOGIN_ADDRESS } from '../dataProvider/errorCatalogue';
import type { SignalText } from '../dataProvider/errorSignals';
import { STORAGE_KEYS, type Session } from './session';

/** A message that the sign-in page shows once, after the page has been loaded anew. */
export interface SessionNotice {
  readonly title: SignalText;
  readonly text: SignalText;
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
 * code has ended, so that a form can put its draft aside.
 */
export function endSession({ session, notice = null, canReturn = true, to = LOGIN_ADDRESS, leave = leavePage }: EndSessionParams): void {
  const userId = session.user()?.id ?? null;
  if (notice) keep(NOTICE_KEY, notice);
  if (canReturn && window.location.pathname.startsWith('/app')) {
    keep(RETURN_KEY, { userId, path: window.location.pathname + window.location.search + window.location.hash });
  } else if (!canReturn) {
    sessionStorage.removeItem(RETURN_KEY);
  }
  session.clear();
  setTimeout(() => leave(to), 0);
}

/** The message left by the end of the last session, once. */
export function takeNotice(): SessionNotice | null {
  return take<SessionNotice>(NOTICE_KEY);
}

/** Where the same user was when the session ended, once; null for somebody else, and for addresses outside the console. */
export function takeReturnPath({ userId }: { userId: string }): string | null {
  const kept = take<{ userId: string | null; path: string }>(RETURN_KEY);
  if (!kept || (kept.userId !== null && kept.userId !== userId)) return null;
  return /^\/app(\/|\?|#|$)/.test(kept.path) ? kept.path : null;
}

/**
 * Follows other tabs: when one signs out, this one leaves for the sign-in page; when one signs in as somebody else, or
 * begins or ends to act for an institute, this one is loaded anew. Gives back how to stop.
 */
export function followSignOut({ session, leave = leavePage }: { session: Session; leave?: Leave }): () => void {
  let known = whoOf(session);
  const unsubscribe = session.subscribe(() => {
    known = whoOf(session);
  });
  const onStorage = (event: StorageEvent): void => {
    if (event.key === EARLY_STORAGE_KEY || (event.key !== null && event.key !== STORAGE_KEYS.token)) return;
    const present = whoOf(session);
    if (present === known) return;
    const hadUser = known !== null;
    known = present;
    if (present === null && hadUser) leave(LOGIN_ADDRESS);
    else if (hadUser) leave('/');
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

/** Whoever is signed in, and for which institute: acting for one keeps the person and changes everything else. */
function whoOf(session: Session): string | null {
  const user = session.user();
  return user ? `${user.id} ${user.instituteId ?? ''} ${user.isActing ?? false}` : null;
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
