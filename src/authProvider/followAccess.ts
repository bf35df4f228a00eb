import type { AuthApi } from './authApi';
import type { Session } from './session';

interface FollowAccessParams {
  readonly session: Session;
  readonly api: Pick<AuthApi, 'myAccess'>;
  /** Rights were given or taken. */
  readonly onChange: () => void;
}

/** Apart from one another at least so long, in ms: who goes to and fro between windows asks nothing each time. */
const LEAST_APART_MS = 5_000;
/** While the console is looked at. In ms. */
const EVERY_MS = 120_000;

/**
 * Reads module access anew when somebody comes back to the console, and now and then while it is looked at, so that the
 * menu follows what was granted or taken elsewhere. Says nothing when it fails. Gives back how to stop.
 */
export function followAccess({ session, api, onChange }: FollowAccessParams): () => void {
  let asked = Date.now();
  const rights = (): string => JSON.stringify(session.actor()?.modules ?? null);
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !session.authorization() || session.hasEnded() || Date.now() - asked < LEAST_APART_MS) return;
    asked = Date.now();
    const before = rights();
    const access = await api.myAccess({ isQuiet: true }).catch(() => null);
    if (access === null || session.hasEnded()) return;
    session.storeAccess(access);
    if (rights() !== before) onChange();
  };
  const onReturn = (): void => void ask();
  const timer = setInterval(onReturn, EVERY_MS);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
