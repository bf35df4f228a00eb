/** Rows of other pages that are read before they are changed, so that it can be taken back; of more nobody takes it back unseen. */
const MOST_READ = 500;

/** Whether an edit of these rows can be taken back: how they are is known, or is found out on the way. */
export function isTakenBack({ ids, isKnown }: { ids: readonly string[]; isKnown: (id: string) => boolean }): boolean {
  return ids.length <= MOST_READ || ids.every(isKnown);
}
