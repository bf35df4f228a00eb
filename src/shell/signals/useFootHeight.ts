import { useLayoutEffect, useState } from 'react';

/** How near to the foot of the window a bar has to end for a notice to come over it, in px. */
const REACH = 120;

/**
 * Height of the bar of actions that stands at the foot of the window, in px; 0 where there is none. Followed while
 * `isWatched`: pages change, forms scroll, and on a phone the bar has more lines.
 */
export function useFootHeight(isWatched: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isWatched) return undefined;
    // What stands above a bar moves it by growing: a text, or a problem that is said.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => measure());
    const measure = (): void => {
      const bars = [...document.querySelectorAll('[data-foot-bar]')];
      for (const { parentElement } of bars) if (parentElement) sizes?.observe(parentElement);
      setHeight(Math.max(0, ...bars.map(heightAtFoot)));
    };
    measure();
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      changes.disconnect();
      sizes?.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [isWatched]);
  return height;
}

function heightAtFoot(bar: Element): number {
  const { top, bottom } = bar.getBoundingClientRect();
  return bottom > window.innerHeight - REACH && top < window.innerHeight ? Math.round(window.innerHeight - top) : 0;
}
