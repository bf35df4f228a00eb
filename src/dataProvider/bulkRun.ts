import { newKey } from './newKey';

/** One id that failed and why, in the user's language. */
export interface BulkFailure<Id extends string = string> {
  readonly id: Id;
  readonly reason: string;
  readonly error: unknown;
}

/** `waiting`: a call got no answer, and the run goes on by itself once the platform answers again. */
/** Failures by why they failed, in the order in which the reasons came. */
export function byReason<F extends Pick<BulkFailure, 'reason'>>(failed: readonly F[]): readonly (readonly [string, readonly F[]])[] {
  return [...new Set(failed.map(({ reason }) => reason))].map((reason) => [reason, failed.filter((one) => one.reason === reason)]);
}

export type BulkPhase = 'idle' | 'running' | 'paused' | 'waiting' | 'cancelled' | 'finished';

/** Where a run stands. A new object after each change. */
export interface BulkState<Id extends string = string> {
  readonly phase: BulkPhase;
  readonly total: number;
  readonly pending: readonly Id[];
  readonly running: readonly Id[];
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure<Id>[];
  /** Never begun, because the run was cancelled. */
  readonly skipped: readonly Id[];
}

export interface BulkRun<Id extends string = string> {
  state(): BulkState<Id>;
  subscribe(listener: () => void): () => void;
  /** Starts it; resolves when nothing runs any more: finished or cancelled. */
  start(): Promise<BulkState<Id>>;
  /** Begins no further call; those under way end as they end. */
  pause(): void;
  resume(): void;
  /** Gives up what has not begun. Calls under way end and are counted. */
  cancel(): void;
  /** Runs the failed ones again, those alone. */
  retryFailed(): Promise<BulkState<Id>>;
}

/** Does it to one; a rejection is that one's failure and stops no other. `key` is the same on each try that got no answer, so that it takes effect once. */
export interface PerformEach<Id extends string = string> {
  readonly perform: (id: Id, key: string) => Promise<unknown>;
}

/** Does it to so many by one call; what it gives are the failures among them, and a rejection is the failure of all. */
export interface PerformMany<Id extends string = string> {
  readonly performMany: (ids: readonly Id[], key: string) => Promise<ReadonlyMap<Id, unknown>>;
  /** How many. */
  readonly portion: number;
}

export type BulkRunOptions<Id extends string = string> = RunOptions<Id> & (PerformEach<Id> | PerformMany<Id>);

interface RunOptions<Id extends string> {
  readonly ids: readonly Id[];
  /** Whether a rejection says that no answer came at all: whether it was done is not known. @default never */
  readonly isUnanswered?: (error: unknown) => boolean;
  /** Resolves when the platform can be reached; asked `try` waits after a call got no answer, from 1 on. @default at once */
  readonly whenReachable?: (tries: number) => Promise<void>;
  /** Calls under way at one time. @default 4 */
  readonly concurrency?: number;
  /** The words for a failure. @default the error's message */
  readonly reasonOf?: (error: unknown) => string;
}

/** What gets no answer this often, though others do, has failed. */
const MOST_TRIES = 5;

/**
 * Runs one call per id, or per portion of them, with bounded concurrency and keeps the result of each. Duplicate ids are run
 * once. Where a call gets no answer the run waits for the platform and then makes that call again under its key, for the
 * same ids, with those not begun.
 */
export function createBulkRun<Id extends string = string>(options: BulkRunOptions<Id>): BulkRun<Id> {
  const { concurrency = 4, reasonOf = messageOf, isUnanswered = () => false, whenReachable = () => Promise.resolve() } = options;
  const { performMany, portion } = 'performMany' in options ? options : { performMany: oneByOne(options), portion: 1 };
  const ids = [...new Set(options.ids)];
  const listeners = new Set<() => void>();
  let state: BulkState<Id> = { phase: 'idle', total: ids.length, pending: ids, running: [], done: [], failed: [], skipped: [] };
  let waiting: ((state: BulkState<Id>) => void)[] = [];
  /** What was sent and not answered: with which others, under which key, how often, and the last failure. */
  const unanswered = new Map<Id, { readonly together: readonly Id[]; readonly key: string; readonly tries: number; readonly error: unknown }>();
  /** Calls under way. */
  let calls = 0;
  /** Failures without an answer since the last answer. */
  let silence = 0;

  const change = (next: Partial<BulkState<Id>>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const settle = (): void => {
    if (state.running.length > 0) return;
    if (state.phase === 'running' && state.pending.length === 0) change({ phase: 'finished' });
    if (state.phase !== 'finished' && state.phase !== 'cancelled') return;
    const resolvers = waiting;
    waiting = [];
    for (const resolve of resolvers) resolve(state);
  };
  /** What goes out by the next call: what went unanswered together goes together again. */
  const nextPortion = (): readonly Id[] => unanswered.get(state.pending[0]!)?.together ?? state.pending.filter((id) => !unanswered.has(id)).slice(0, portion);
  const runPortion = async (sent: readonly Id[]): Promise<void> => {
    const isSent = new Set(sent);
    change({ pending: state.pending.filter((id) => !isSent.has(id)), running: [...state.running, ...sent] });
    const { key, tries } = unanswered.get(sent[0]!) ?? { key: newKey(), tries: 0 };
    const others = (): readonly Id[] => state.running.filter((id) => !isSent.has(id));
    calls += 1;
    try {
      const refused = await performMany(sent, key);
      silence = 0;
      for (const id of sent) unanswered.delete(id);
      change({ running: others(), done: [...state.done, ...sent.filter((id) => !refused.has(id))], failed: [...state.failed, ...[...refused].map(([id, error]) => failureOf(id, error))] });
    } catch (error) {
      if (isUnanswered(error) && tries + 1 < MOST_TRIES && state.phase !== 'cancelled') {
        for (const id of sent) unanswered.set(id, { together: sent, key, tries: tries + 1, error });
        change({ running: others(), pending: [...sent, ...state.pending] });
        wait();
      } else {
        for (const id of sent) unanswered.delete(id);
        change({ running: others(), failed: [...state.failed, ...sent.map((id) => failureOf(id, error))] });
      }
    }
    calls -= 1;
    fill();
  };
  const failureOf = (id: Id, error: unknown): BulkFailure<Id> => ({ id, reason: reasonOf(error), error });
  const wait = (): void => {
    if (state.phase !== 'running') return;
    change({ phase: 'waiting' });
    silence += 1;
    void whenReachable(silence).then(() => {
      if (state.phase !== 'waiting') return;
      change({ phase: 'running' });
      fill();
    });
  };
  const fill = (): void => {
    while (state.phase === 'running' && calls < concurrency && state.pending.length > 0) void runPortion(nextPortion());
    settle();
  };
  const begin = (): Promise<BulkState<Id>> => {
    const ended = new Promise<BulkState<Id>>((resolve) => waiting.push(resolve));
    fill();
    return ended;
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (state.phase === 'idle') change({ phase: 'running' });
      return begin();
    },
    pause() {
      if (state.phase === 'running') change({ phase: 'paused' });
    },
    resume() {
      if (state.phase !== 'paused') return;
      change({ phase: 'running' });
      fill();
    },
    cancel() {
      if (state.phase === 'finished') return;
      // What was sent without an answer may have been done: it has failed, and is not among what was never begun.
      const sent = state.pending.flatMap((id) => (unanswered.has(id) ? [failureOf(id, unanswered.get(id)!.error)] : []));
      const skipped = state.pending.filter((id) => !unanswered.has(id));
      unanswered.clear();
      change({ phase: 'cancelled', pending: [], skipped, failed: [...state.failed, ...sent] });
      settle();
    },
    retryFailed() {
      const isResting = state.running.length === 0 && (state.phase === 'finished' || state.phase === 'cancelled');
      if (!isResting || state.failed.length === 0) return Promise.resolve(state);
      change({ phase: 'running', pending: state.failed.map((one) => one.id), failed: [] });
      return begin();
    },
  };
}

function oneByOne<Id extends string>({ perform }: PerformEach<Id>): PerformMany<Id>['performMany'] {
  return async ([id], key) => {
    await perform(id!, key);
    return new Map<Id, unknown>();
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
