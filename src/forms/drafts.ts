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
  /** Of a record that was there: its version, and what the fields held that were changed. What somebody else has set since is not to be written over unasked. */
  readonly since?: { readonly version: number; readonly values: Readonly<Record<string, unknown>> } | undefined;
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

/** Keeps drafts as long as this tab is open, the newest first, without values that are too long. Secrets must have been taken out. Of none nothing is left. */
export function keepDrafts(key: OwnedKey, drafts: readonly Draft[]): void {
  if (drafts.length === 0) return dropDraft(key);
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify({ owner: key.owner, drafts: drafts.slice(0, MOST_DRAFTS).map((draft) => ({ ...draft, values: fitting(draft.values), ...(draft.since && { since: { ...draft.since, values: fitting(draft.since.values) } }), ...(draft.open && JSON.stringify(draft.open).length > MOST_KEPT && { open: undefined }) })) }));
  } catch {
    // A full or forbidden storage costs the safety net, not the form.
  }
}

/** Drafts of one form and whose they are: in a tab that goes on as somebody else, theirs are others. */
export type OwnedKey = DraftKey & Pick<Draft, 'owner'>;

/** The drafts of this owner, the newest first. */
export function readDrafts(key: OwnedKey): readonly Draft[] {
  try {
    const text = sessionStorage.getItem(storageKey(key));
    return text ? (JSON.parse(text) as { readonly drafts: readonly Draft[] }).drafts.filter(({ owner }) => owner === key.owner) : [];
  } catch {
    return [];
  }
}

function dropDraft(key: OwnedKey): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was kept either.
  }
}

/** What was typed into one form at several times and neither saved nor thrown away. */
const MOST_DRAFTS = 3;

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
