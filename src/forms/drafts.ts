import type { Actor } from '../schemas';
import type { OpenTries } from './tries';
import { DRAFT_PREFIX } from '../schemas/storageKeys';

/** What had been typed into a form when the session ended, or the page was left by force. */
export interface Draft {
  /** Whose it is, see `draftOwner`: it is offered to nobody else. */
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Tries to save it whose answer was lost: what one of them has made is not made again. */
  readonly open?: OpenTries<unknown> | undefined;
}

/** Whose a draft is: the person's, in the place of the institute they are of or act for. */
export function draftOwner(actor: Pick<Actor, 'id' | 'role' | 'instituteId'>): string {
  return `${actor.id} ${actor.role} ${actor.instituteId ?? ''}`;
}

export interface DraftKey {
  /** Of the module. */
  readonly resource: string;
  /** Of the record, null for a new one; of the answers of a dialog, see `askedOf`. */
  readonly id: string | null;
}

/** Where the answers of a dialog are kept: what is asked, of this record or of the module. */
export function askedOf({ resource, recordId, asked }: { readonly resource: string; readonly recordId?: string | undefined; readonly asked: string }): DraftKey {
  return { resource, id: `${recordId ?? ''}~${asked}` };
}

/** Keeps a draft as long as this tab is open, without values that are too long. Secrets must have been taken out. */
export function keepDraft(key: DraftKey, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey({ ...key, owner: draft.owner }), JSON.stringify({ ...draft, values: fitting(draft.values), ...(draft.open && JSON.stringify(draft.open).length > MOST_KEPT && { open: undefined }) }));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

/** A draft and whose it is: in a tab that goes on as somebody else, theirs is another one. */
type OwnedKey = DraftKey & Pick<Draft, 'owner'>;

/** The draft of this owner, if there is one. */
export function readDraft(key: OwnedKey): Draft | null {
  try {
    const text = sessionStorage.getItem(storageKey(key));
    const draft = text ? (JSON.parse(text) as Draft) : null;
    return draft?.owner === key.owner ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(key: OwnedKey): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was kept either.
  }
}

/** A draft is written while somebody types, and the browser waits for it. In characters, all values together. */
const MOST_KEPT = 200_000;

/** The values that fit, in their order. */
function fitting(values: Draft['values']): Draft['values'] {
  let room = MOST_KEPT;
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      const size = typeof value === 'string' ? value.length : (JSON.stringify(value) ?? '').length;
      if (size > room) return false;
      room -= size;
      return true;
    }),
  );
}

function storageKey({ resource, id, owner }: OwnedKey): string {
  return `${DRAFT_PREFIX}${resource}.${id ?? 'new'}.${owner}`;
}
