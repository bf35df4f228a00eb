import { STORAGE_PREFIX } from '../dataProvider/early';
import type { StoredUser } from './session';

/** Whose session took the place of whose, in words. */
export interface SwitchedAccount {
  readonly name: string;
  readonly before: string;
}

/** Of the tab alone: the page that is loaded next says it, once. */
const KEY = `${STORAGE_PREFIX}.switchedAccount`;

/** Keeps for the page that is loaded next that an address has brought another account. */
export function noteSwitchedAccount({ before, after }: { before: StoredUser; after: StoredUser }): void {
  const words = wordsOfBoth({ before, after });
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name: words.after, before: words.before } satisfies SwitchedAccount));
  } catch {
    // Without storage the header alone says who is signed in.
  }
}

/** What two accounts are called side by side: by their names, and by their institutes where the names are the same. */
export function wordsOfBoth({ before, after }: { before: StoredUser; after: StoredUser }): { readonly before: string; readonly after: string } {
  const isSameName = before.name === after.name;
  const wordsOf = ({ name, instituteName }: StoredUser): string => (isSameName && instituteName ? `${name}, ${instituteName}` : name);
  return { before: wordsOf(before), after: wordsOf(after) };
}

/** What was kept, once; null where the account is the one from before. */
export function takeSwitchedAccount(): SwitchedAccount | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept ?? 'null') as SwitchedAccount | null;
  } catch {
    return null;
  }
}
