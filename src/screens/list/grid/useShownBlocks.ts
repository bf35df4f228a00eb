import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Past so many rows those out of sight are left out of the document. */
const MOST_ROWS = 200;
/** What is this near to the rows in sight is drawn beforehand. */
const NEAR = '800px 0px';
const AT_FIRST: ReadonlySet<number> = new Set([0, 1]);

interface ShownBlocksParams {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly blocks: number;
}

/**
 * Which blocks of rows stand in the document; `null` for all of them. Long pages leave out what is far out of sight; the
 * places of the rows in the whole are told by `aria-rowindex`.
 */
export function useShownBlocks({ scroller, rows, blocks }: ShownBlocksParams): ReadonlySet<number> | null {
  const [near, setNear] = useState(AT_FIRST);
  const isLong = rows > MOST_ROWS && typeof IntersectionObserver !== 'undefined';

  useEffect(() => {
    const root = scroller.current;
    if (!isLong || !root) return;
    const observer = new IntersectionObserver((entries) => setNear((before) => withEntries({ before, entries })), { root, rootMargin: NEAR });
    for (const block of root.querySelectorAll('[data-block]')) observer.observe(block);
    return () => observer.disconnect();
  }, [scroller, isLong, blocks]);

  return isLong ? near : null;
}

function withEntries({ before, entries }: { before: ReadonlySet<number>; entries: readonly IntersectionObserverEntry[] }): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const at = Number((target as HTMLElement).dataset['block']);
    if (isIntersecting) after.add(at);
    else after.delete(at);
  }
  const isSame = after.size === before.size && [...after].every((at) => before.has(at));
  return isSame ? before : after;
}
