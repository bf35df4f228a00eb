import type { ErrorSignals } from '../dataProvider/errorSignals';
import type { AuthApi } from './authApi';
import type { Session } from './session';

interface FollowAccessParams {
  readonly session: Session;
  readonly api: Pick<AuthApi, 'myAccess'>;
  readonly signals: Pick<ErrorSignals, 'onRights'>;
  /** Rights were given or taken, or the white label was, or the names or the look in the frame are others. */
  readonly onChange: () => void;
}

/** Apart from one another at least so long, in ms: who goes to and fro between windows asks nothing each time. */
const LEAST_APART_MS = 5_000;
/** While the console is looked at. In ms. */
const EVERY_MS = 120_000;

/** What has module access read anew; nothing before it is followed. */
let ask: (isDoubted: boolean) => void = () => undefined;
let read: () => Promise<void> = () => Promise.resolve();

/** Reads module access at once, which also tells whether the session still holds. */
export function readAccess(): void {
  void read();
}

/** A screen was refused by what is known of the rights: they are read anew, so that what was granted meanwhile opens it. */
export function doubtAccess(): void {
  ask(true);
}

/**
 * Reads module access anew when a reply says that the rights are others by now, when a screen was refused, when somebody
 * comes back to the console, and now and then while it is looked at, so that menu and screens follow what was granted or
 * taken elsewhere. Says nothing when it fails. Gives back how to stop.
 */
export function followAccess({ session, api, signals, onChange }: FollowAccessParams): () => void {
  let asked = Date.now();
  let doubted = 0;
  let isAsking = false;
  /** The mark of the newest reply. */
  let latest: string | null = null;
  /** The marks that were heard while rights are being read: more than one, and they have changed meanwhile. */
  const heard = new Set<string>();
  const rights = (): string => JSON.stringify([session.actor()?.modules, session.user()?.isWhiteLabelled]);
  const isOpen = (): boolean => session.authorization() !== null && !session.hasEnded();
  read = async () => {
    if (isAsking) return;
    isAsking = true;
    asked = Date.now();
    heard.clear();
    const before = rights();
    const mark = session.rightsMark();
    const access = await api.myAccess({ isQuiet: true }).catch(() => null);
    isAsking = false;
    if (access === null || !isOpen()) return;
    session.storeAccess(access);
    if (latest !== null) session.storeRightsMark(latest);
    if (rights() !== before || (mark !== null && session.rightsMark() !== mark)) onChange();
    if (heard.size > 1) await read();
  };
  ask = (isDoubted) => {
    const last = isDoubted ? doubted : asked;
    if (!isOpen() || document.visibilityState !== 'visible' || Date.now() - last < LEAST_APART_MS) return;
    if (isDoubted) doubted = Date.now();
    void read();
  };
  // Each reply says by a mark which rights it was given under: another than that of the rights that are known here is news.
  const stopMarks = signals.onRights((mark) => {
    if (!isOpen()) return;
    latest = mark;
    heard.add(mark);
    const known = session.rightsMark();
    // The mark is kept once its rights have been read: what failed is tried again with the next reply.
    if (known === null) session.storeRightsMark(mark);
    else if (known !== mark) void read();
  });
  const onReturn = (): void => ask(false);
  const timer = setInterval(onReturn, EVERY_MS);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    ask = () => undefined;
    read = () => Promise.resolve();
    stopMarks();
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
