import { STORAGE_PREFIX } from '../dataProvider/early';
import { DRAFT_PREFIX } from '../schemas/storageKeys';

/** Who has signed out in this browser, for tabs that were open then. */
const SIGNED_OUT_KEY = `${STORAGE_PREFIX}.signedOut`;
/** Records a person has opened; other choices about the frame stay. The names are react-admin's store's. */
const RECENT = /^RaStore.*\.palette\.recent$/;

/**
 * Signing out leaves nothing to read: what was typed and not saved, and the records that were opened last. A session that
 * merely ends keeps both for the same person.
 */
export function forgetPerson(userId: string): void {
  quietly(() => {
    localStorage.setItem(SIGNED_OUT_KEY, userId);
    for (const key of Object.keys(localStorage).filter((one) => RECENT.test(one))) localStorage.removeItem(key);
  });
  dropDrafts(() => true);
}

/**
 * A page begins: what its tab still holds of others goes, since they may have left in another tab while this one was asleep, or as it wrote what
 * stood in its form. Of nobody's page, what is of who has signed out.
 * @param userId who is signed in
 */
export function forgetOthers(userId: string | null): void {
  if (userId !== null) return dropDrafts((owner) => owner !== userId);
  quietly(() => {
    const left = localStorage.getItem(SIGNED_OUT_KEY);
    if (left !== null) dropDrafts((owner) => owner === left);
  });
}

/** Somebody signs in: drafts of others go, and one's own are kept from now on. */
export function keepOnlyDraftsOf(userId: string): void {
  quietly(() => localStorage.removeItem(SIGNED_OUT_KEY));
  dropDrafts((owner) => owner !== userId);
}

/** Whether this tab keeps something typed by that person. */
export function hasDraftsOf(userId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((one) => one.startsWith(DRAFT_PREFIX) && ownerIn(sessionStorage.getItem(one)) === userId);
  } catch {
    return false;
  }
}

function dropDrafts(isDropped: (owner: string | null) => boolean): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(DRAFT_PREFIX))) {
      if (isDropped(ownerIn(sessionStorage.getItem(key)))) sessionStorage.removeItem(key);
    }
  });
}

/** A draft's owner begins with the person's id. */
function ownerIn(text: string | null): string | null {
  try {
    const { owner } = JSON.parse(text ?? 'null') as { readonly owner?: unknown };
    return typeof owner === 'string' ? (owner.split(' ')[0] ?? null) : null;
  } catch {
    return null;
  }
}

function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // Without storage nothing was kept.
  }
}
