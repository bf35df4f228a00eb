import type { LecternRecord } from '../../dataProvider';
import { draftOwner } from '../../forms/drafts';
import type { Actor } from '../../schemas';
import { DRAFT_PREFIX } from '../../schemas/storageKeys';

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
  /** What is known of them as they were before, and of an edit as they were afterwards. */
  readonly records: readonly LecternRecord[];
  readonly after: readonly LecternRecord[];
  readonly fields: readonly string[];
}

interface Whose {
  readonly resource: string;
  readonly actor: Actor;
}

/**
 * Keeps the latest of a module for the same person in this tab, as drafts are kept; null: there is none any longer.
 * @returns whether it is kept: a full or forbidden storage costs that, and the run before
 */
export function keepDone({ resource, actor }: Whose, run: KeptRun | null): boolean {
  const isKept = run !== null && isWritten(keyOf(resource), JSON.stringify({ owner: draftOwner(actor), run }));
  if (!isKept) dropDone(resource);
  window.dispatchEvent(new Event(RUN_KEPT));
  return isKept;
}

function isWritten(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function dropDone(resource: string): void {
  try {
    sessionStorage.removeItem(keyOf(resource));
  } catch {
    // Nothing was kept.
  }
}

export function keptDone({ resource, actor }: Whose): KeptRun | null {
  try {
    const { owner, run } = JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? '{}') as { readonly owner?: string; readonly run?: KeptRun };
    return owner === draftOwner(actor) ? (run ?? null) : null;
  } catch {
    return null;
  }
}

/** Runs that are being taken back, or were: each is taken back once. */
const begun = new Set<number>();

/** Takes a run back by `perform`, which tells the rows that could not be; those are kept, to be tried again. */
export async function takeRunBack({ resource, actor, run, perform }: Whose & { readonly run: KeptRun; readonly perform: () => Promise<readonly string[]> }): Promise<void> {
  if (begun.has(run.at)) return;
  begun.add(run.at);
  window.dispatchEvent(new Event(RUN_KEPT));
  const left = new Set(await perform());
  if (keptDone({ resource, actor })?.at === run.at) keepDone({ resource, actor }, left.size > 0 ? { ...run, at: run.at + 1, ids: run.ids.filter((id) => left.has(id)) } : null);
}

export function isBeingTakenBack({ at }: KeptRun): boolean {
  return begun.has(at);
}

/** Named as drafts are, so that it goes with them. */
const keyOf = (resource: string): string => `${DRAFT_PREFIX}${resource}.done`;
