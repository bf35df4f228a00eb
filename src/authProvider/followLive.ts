import type { ErrorSignals } from '../dataProvider/errorSignals';
import type { Session } from './session';

interface FollowLiveParams {
  readonly session: Pick<Session, 'authorization' | 'hasEnded' | 'subscribe'>;
  readonly signals: Pick<ErrorSignals, 'noteRights' | 'onReply'>;
  /** Where the platform tells open consoles of what concerns them, `/api/v9/user/live`. */
  readonly address: string;
  /** The session has ended elsewhere: a call that says so is made. */
  readonly onEnded: () => void;
  /** Least time between two attempts, and so long what this page does itself may take to replace the session. In ms. */
  readonly apartMs?: number;
}

/** The platform closes with it once the session has ended (`platform/identity/sessions/live.ts`). */
const SESSION_ENDED = 4401;
const APART_MS = 1_000;

/**
 * Hears by a socket when rights are given or taken elsewhere, or the session is ended there, so that an open console follows
 * within a moment. It is an extra: without it, each reply says by its mark which rights it was given under. A socket that
 * is lost is opened again once a call has been answered, hence nothing is tried while the platform is away, or the browser knows that there is no network. Gives
 * back how to stop.
 */
export function followLive({ session, signals, address, onEnded, apartMs = APART_MS }: FollowLiveParams): () => void {
  let socket: WebSocket | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const open = (): void => {
    const token = session.authorization();
    if (isStopped || socket || token === null || session.hasEnded() || !navigator.onLine || Date.now() - begunAt < apartMs) return;
    begunAt = Date.now();
    const own = new WebSocket(addressOf(address));
    socket = own;
    own.onopen = () => own.send(token);
    own.onmessage = ({ data }) => signals.noteRights(String(data));
    own.onclose = ({ code }) => {
      if (socket === own) socket = null;
      if (code !== SESSION_ENDED) return;
      // A token that is renewed, or gives way to acting for an institute, ends like a session: the newer one is on its way, and goes on.
      setTimeout(() => {
        if (isStopped || session.hasEnded()) return;
        if (session.authorization() === token) onEnded();
        else open();
      }, apartMs);
    };
  };
  const stopReplies = signals.onReply((isAnswered) => {
    if (isAnswered) open();
  });
  const end = (): void => {
    // One that is still being opened is not broken off, which browsers warn of.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = ({ target }) => (target as WebSocket).close();
    else socket?.close();
  };
  const stopSession = session.subscribe(() => {
    if (session.hasEnded()) end();
  });
  open();
  return () => {
    isStopped = true;
    stopReplies();
    stopSession();
    end();
  };
}

/** The same address by the scheme of sockets. */
function addressOf(address: string): string {
  return new URL(address, window.location.href).href.replace(/^http/, 'ws');
}
