import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Says on the element itself (`data-more`) at which ends columns go on out of sight: `before`, `after`, both or neither.
 * Written past React, so that scrolling draws nothing anew. `width` is what the columns need at least, in px.
 */
export function useScrollEdges({ scroller, width }: { scroller: RefObject<HTMLElement | null>; width: number }): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const tell = (): void => {
      const past = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - past;
      const ends = [...(past > EDGE_PX ? ['before'] : []), ...(left > EDGE_PX ? ['after'] : [])].join(' ');
      if (ends === '') element.removeAttribute('data-more');
      else element.setAttribute('data-more', ends);
    };
    element.addEventListener('scroll', tell, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    // It tells at once as well, when the place of things is known anyway.
    if (observer) observer.observe(element);
    else tell();
    return () => {
      element.removeEventListener('scroll', tell);
      observer?.disconnect();
    };
  }, [scroller, width]);
}

/** Less than this is a rounding of the browser. */
const EDGE_PX = 1;
