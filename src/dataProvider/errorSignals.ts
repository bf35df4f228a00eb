/** A text to show: a key of the message catalogue, or words the platform itself sent. */
export type SignalText = { readonly key: string; readonly args?: Readonly<Record<string, string | number>> } | { readonly words: string };

/** What a failed call asks the console to do. The shell listens; the data provider has no screen of its own. */
export type ErrorSignal =
  /** `reason`: why, where `text` does not tell. */
  | { readonly kind: 'message'; readonly tone: 'error' | 'warning'; readonly title: SignalText | null; readonly text: SignalText; readonly reason?: SignalText }
  /** The session has ended (401): clear it, go to `to`, load the page anew. Sent once until somebody signs in again. */
  | { readonly kind: 'signOut'; readonly to: string; readonly title: SignalText; readonly text: SignalText }
  /** The institute's plan has run out (404 with `x-plan-active: false`): show the text, go to `to`. */
  | { readonly kind: 'planExpired'; readonly to: string; readonly text: SignalText }
  /** A status nobody knows: go to the root path. Sent once until a call succeeds, and never twice within seconds. */
  | { readonly kind: 'navigateRoot'; readonly to: string; readonly status: number }
  /** Status 499 sets a flag and shows nothing. */
  | { readonly kind: 'flag'; readonly flag: StatusFlag };

/** A flag that a status sets. Nothing of the console reads 499's; what it is for the specification does not say. */
export type StatusFlag = 'status499';

/** A small typed bus between the calls and the shell. */
export interface ErrorSignals {
  emit(signal: ErrorSignal): void;
  subscribe(listener: (signal: ErrorSignal) => void): () => void;
  /** A call has succeeded: a later failure is a new incident. */
  noteSuccess(): void;
  /** Somebody has signed in: the next 401 is a new incident. */
  noteSignIn(): void;
  /** The platform has answered, or has not, whatever it said. */
  noteReply(hasAnswered: boolean): void;
  /** Calls back with each of these. */
  onReply(listener: (hasAnswered: boolean) => void): () => void;
  /** The mark of the rights that a reply was given under. */
  noteRights(mark: string): void;
  /** Calls back with each of these. */
  onRights(listener: (mark: string) => void): () => void;
  /** Whether a flag has been set since the page was loaded. */
  isFlagged(flag: StatusFlag): boolean;
}

/** Calls that fail together say the same thing once. In ms. */
const SAME_INCIDENT_MS = 1_500;
/**
 * Leads to the root path are at least this far apart, in ms: where the landing page itself fails among calls that
 * succeed, the second failure stays on its screen instead of leading round in a circle.
 */
const LEAVE_APART_MS = 10_000;

/** Makes a bus. `now` gives the time in ms and is there for tests. */
export function createErrorSignals({ now = Date.now }: { now?: () => number } = {}): ErrorSignals {
  const listeners = new Set<(signal: ErrorSignal) => void>();
  const replyListeners = new Set<(hasAnswered: boolean) => void>();
  const rightsListeners = new Set<(mark: string) => void>();
  const flags = new Set<StatusFlag>();
  const lastSent = new Map<string, number>();
  let isSignedOut = false;
  let hasLeft = false;
  let leftAt = Number.NEGATIVE_INFINITY;
  const isRepeated = (signal: ErrorSignal): boolean => {
    if (signal.kind === 'signOut') return isSignedOut;
    if (signal.kind === 'navigateRoot') return hasLeft || now() - leftAt < LEAVE_APART_MS;
    const key = JSON.stringify(signal);
    const last = lastSent.get(key);
    lastSent.set(key, now());
    return last !== undefined && now() - last < SAME_INCIDENT_MS;
  };
  return {
    emit(signal) {
      // The page is being left for the sign-in: what its other calls say belongs to the same incident.
      if (isSignedOut || isRepeated(signal)) return;
      if (signal.kind === 'signOut') isSignedOut = true;
      if (signal.kind === 'flag') flags.add(signal.flag);
      if (signal.kind === 'navigateRoot') {
        hasLeft = true;
        leftAt = now();
      }
      for (const listener of [...listeners]) listener(signal);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteSuccess() {
      hasLeft = false;
    },
    noteSignIn() {
      isSignedOut = false;
    },
    noteReply(hasAnswered) {
      for (const listener of [...replyListeners]) listener(hasAnswered);
    },
    onReply(listener) {
      replyListeners.add(listener);
      return () => replyListeners.delete(listener);
    },
    noteRights(mark) {
      for (const listener of [...rightsListeners]) listener(mark);
    },
    onRights(listener) {
      rightsListeners.add(listener);
      return () => rightsListeners.delete(listener);
    },
    isFlagged: (flag) => flags.has(flag),
  };
}
