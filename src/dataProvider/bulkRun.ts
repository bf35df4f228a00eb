/** One id that failed and why, in the user's language. */
export interface BulkFailure<Id extends string = string> {
  readonly id: Id;
  readonly reason: string;
  readonly error: unknown;
}

export type BulkPhase = 'idle' | 'running' | 'paused' | 'cancelled' | 'finished';

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

export interface BulkRunOptions<Id extends string = string> {
  readonly ids: readonly Id[];
  /** Does it to one; a rejection is that one's failure and stops no other. */
  readonly perform: (id: Id) => Promise<unknown>;
  /** Calls under way at one time. @default 4 */
  readonly concurrency?: number;
  /** The words for a failure. @default the error's message */
  readonly reasonOf?: (error: unknown) => string;
}

/** Runs one call per id with bounded concurrency and keeps the result of each. Duplicate ids are run once. */
export function createBulkRun<Id extends string = string>(options: BulkRunOptions<Id>): BulkRun<Id> {
  const { perform, concurrency = 4, reasonOf = messageOf } = options;
  const ids = [...new Set(options.ids)];
  const listeners = new Set<() => void>();
  let state: BulkState<Id> = { phase: 'idle', total: ids.length, pending: ids, running: [], done: [], failed: [], skipped: [] };
  let waiting: ((state: BulkState<Id>) => void)[] = [];

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
  const runOne = async (id: Id): Promise<void> => {
    change({ pending: state.pending.slice(1), running: [...state.running, id] });
    try {
      await perform(id);
      change({ running: state.running.filter((one) => one !== id), done: [...state.done, id] });
    } catch (error) {
      change({ running: state.running.filter((one) => one !== id), failed: [...state.failed, { id, reason: reasonOf(error), error }] });
    }
    fill();
  };
  const fill = (): void => {
    while (state.phase === 'running' && state.running.length < concurrency && state.pending.length > 0) {
      void runOne(state.pending[0]!);
    }
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
      change({ phase: 'cancelled', pending: [], skipped: state.pending });
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
