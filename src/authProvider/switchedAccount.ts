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
  const isSameName = before.name === after.name;
  const wordsOf = ({ name, instituteName }: StoredUser): string => (isSameName && instituteName ? `${name}, ${instituteName}` : name);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name: wordsOf(after), before: wordsOf(before) } satisfies SwitchedAccount));
  } catch {
    // Without storage the header alone says who is signed in.
  }
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
