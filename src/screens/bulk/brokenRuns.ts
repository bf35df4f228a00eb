import type { LecternRecord } from '../../dataProvider';
import { draftOwner } from '../../forms/drafts';
import type { Actor } from '../../schemas';
import { DRAFT_PREFIX } from '../../schemas/storageKeys';

/** A run over many rows that ended because its page was left by force. */
export interface BrokenRun {
  readonly action: string;
  readonly label: string;
  readonly done: readonly string[];
  /** The rows that were not answered for, and those not begun. */
  readonly left: readonly string[];
  /** What is known of the rows as they were before, and of an edit as they were afterwards. */
  readonly before: readonly LecternRecord[];
  readonly after: readonly LecternRecord[];
  readonly fields: readonly string[] | null;
}

interface Whose {
  readonly resource: string;
  readonly actor: Actor;
}

/** Keeps it for the same person in this tab, as drafts are kept. */
export function keepRun({ resource, actor }: Whose, run: BrokenRun): void {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify({ owner: draftOwner(actor), run }));
  } catch {
    // A full or forbidden storage costs the message.
  }
}

/** What was kept, once. */
export function takeRun({ resource, actor }: Whose): BrokenRun | null {
  try {
    const text = sessionStorage.getItem(keyOf(resource));
    sessionStorage.removeItem(keyOf(resource));
    const { owner, run } = JSON.parse(text ?? '{}') as { readonly owner?: string; readonly run?: BrokenRun };
    return owner === draftOwner(actor) ? (run ?? null) : null;
  } catch {
    return null;
  }
}

/** Named as drafts are, so that it goes with them. */
const keyOf = (resource: string): string => `${DRAFT_PREFIX}${resource}.run`;
