import { useLayoutEffect, useState } from 'react';
import { afterPaint } from '../../ui/afterPaint';

/** How near to the foot of the window a bar has to end for a notice to come over it, in px. */
const REACH = 120;

/**
 * Height of the bar of actions that stands at the foot of the window, in px; 0 where there is none. Followed while
 * `isWatched`: pages change, forms scroll, and on a phone the bar has more lines. What changes is measured once it has been painted: asked for
 * before, the page would be laid out for it alone.
 */
export function useFootHeight(isWatched: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isWatched) return undefined;
    // What stands above a bar moves it by growing: a text, or a problem that is said.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => soon());
    let callOff: (() => void) | null = null;
    const soon = (): void => {
      callOff ??= afterPaint(() => {
        callOff = null;
        measure();
      });
    };
    const measure = (): void => {
      const bars = [...document.querySelectorAll('[data-foot-bar]')];
      for (const { parentElement } of bars) if (parentElement) sizes?.observe(parentElement);
      setHeight(Math.max(0, ...bars.map(heightAtFoot)));
    };
    measure();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      callOff?.();
      changes.disconnect();
      sizes?.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [isWatched]);
  return height;
}

function heightAtFoot(bar: Element): number {
  const { top, bottom } = bar.getBoundingClientRect();
  return bottom > window.innerHeight - REACH && top < window.innerHeight ? Math.round(window.innerHeight - top) : 0;
}
