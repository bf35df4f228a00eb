import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createBulkRun, type BulkRun, type BulkState, type PerformEach, type PerformMany } from '../bulkRun';
import { isUnanswered } from '../callFailure';
import { refreshAfterWrite } from '../refreshAfterWrite';
import { whenReachable } from './untilAnswered';
import { useFailureText } from './useFailureText';

/** Give the calls `meta: { quiet: true, idempotencyKey: key }`, since failures are listed with their reasons. */
export type StartBulkParams = (PerformEach | PerformMany) & {
  readonly ids: readonly string[];
  /** @default 4 */
  readonly concurrency?: number;
};

export interface UseBulkRun {
  /** Null before anything has been started. */
  readonly state: BulkState | null;
  /** Resolves when nothing runs any more; lists are brought up to date by then. */
  start(params: StartBulkParams): Promise<BulkState>;
  pause(): void;
  resume(): void;
  cancel(): void;
  retryFailed(): Promise<BulkState | null>;
  /** Forgets a run that has ended. */
  reset(): void;
}

const NOTHING = (): (() => void) => () => undefined;
const NO_STATE = (): null => null;

/**
 * A bulk run as state of a component: one call per row, a result per id, pause, cancel and retry of what failed; while the
 * platform does not answer it waits, and goes on by itself. It begins
 * no further call once its component is gone, so hold it where it outlives the selection.
 */
export function useBulkRun(resource: string): UseBulkRun {
  const queryClient = useQueryClient();
  const failureText = useFailureText(resource);
  const [run, setRun] = useState<BulkRun | null>(null);
  const current = useRef<BulkRun | null>(null);
  const state = useSyncExternalStore<BulkState | null>(run?.subscribe ?? NOTHING, run?.state ?? NO_STATE);

  useEffect(() => () => current.current?.cancel(), []);

  const finish = useCallback(
    (ended: BulkState): BulkState => {
      refreshAfterWrite({ queryClient, resource });
      return ended;
    },
    [queryClient, resource],
  );
  const start = useCallback(
    async (params: StartBulkParams): Promise<BulkState> => {
      current.current?.cancel();
      const next = createBulkRun({ ...params, reasonOf: failureText, isUnanswered, whenReachable });
      current.current = next;
      setRun(next);
      return finish(await next.start());
    },
    [failureText, finish],
  );
  const retryFailed = useCallback(async () => (current.current ? finish(await current.current.retryFailed()) : null), [finish]);
  const pause = useCallback(() => current.current?.pause(), []);
  const resume = useCallback(() => current.current?.resume(), []);
  const cancel = useCallback(() => current.current?.cancel(), []);
  const reset = useCallback(() => {
    current.current?.cancel();
    current.current = null;
    setRun(null);
  }, []);
  return { state, start, pause, resume, cancel, retryFailed, reset };
}
