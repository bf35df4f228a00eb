import type { LecternRecord } from '../../dataProvider';
import { isFlag, isListOf, isNumber, isRecord, isText, keptInTab, type Whose } from './keptInTab';

/** An event of the window: what is kept is another now. */
const RUN_KEPT = 'lectern:run';

/** For `useSyncExternalStore`. */
export function followRuns(onChange: () => void): () => void {
  window.addEventListener(RUN_KEPT, onChange);
  return () => window.removeEventListener(RUN_KEPT, onChange);
}

/** A run over several rows that is over and can be taken back. */
export interface KeptRun {
  /** Milliseconds since 1970; which run it is. */
  readonly at: number;
  /** What was said when it was done. */
  readonly said: string;
  readonly action: string;
  /** The rows that it changed, and no others. */
  readonly ids: readonly string[];
  /** What is known of them as they were before, and afterwards. */
  readonly records: readonly LecternRecord[];
  readonly after: readonly LecternRecord[];
  readonly fields: readonly string[];
  /** What stands here could not be taken back at the first try. */
  readonly isLeft: boolean;
}

const RUNS = keptInTab<KeptRun>({
  kind: 'done',
  shape: { at: isNumber, said: isText, action: isText, ids: isListOf(isText), records: isListOf(isRecord), after: isListOf(isRecord), fields: isListOf(isText), isLeft: isFlag },
});

/** Keeps the latest of a module; null: there is none any longer. @returns whether it is kept */
export function keepDone(whose: Whose, run: KeptRun | null): boolean {
  const isKept = RUNS.keep(whose, run);
  window.dispatchEvent(new Event(RUN_KEPT));
  return isKept;
}

export const keptDone = RUNS.kept;

/** Rows that were deleted in a run are back from the bin by another way: of these there is nothing to take back any longer. */
export function forgetRestored({ ids, ...whose }: Whose & { readonly ids: readonly string[] }): void {
  const run = keptDone(whose);
  if (run?.action !== 'delete' || !run.ids.some((id) => ids.includes(id))) return;
  const back = new Set(ids);
  const left = run.ids.filter((id) => !back.has(id));
  keepDone(whose, left.length > 0 ? { ...run, ids: left } : null);
}

/** Runs that are being taken back, or were: each is taken back once. */
const begun = new Set<number>();

/** What could not be taken back: rows of which a second try may come to more, and what was said. */
export interface NotTaken {
  readonly ids: readonly string[];
  readonly said: string;
}

/** Takes a run back by `perform`; the rows that are worth another try are kept, with what was said of them. */
export async function takeRunBack({ resource, actor, run, perform }: Whose & { readonly run: KeptRun; readonly perform: () => Promise<NotTaken> }): Promise<void> {
  if (begun.has(run.at)) return;
  begun.add(run.at);
  window.dispatchEvent(new Event(RUN_KEPT));
  const { ids, said } = await perform();
  const left = new Set(ids);
  if (keptDone({ resource, actor })?.at === run.at) keepDone({ resource, actor }, left.size > 0 ? { ...run, at: run.at + 1, said, isLeft: true, ids: run.ids.filter((id) => left.has(id)) } : null);
}

export function isBeingTakenBack({ at }: KeptRun): boolean {
  return begun.has(at);
}
