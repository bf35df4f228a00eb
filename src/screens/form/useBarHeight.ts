import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What stays clear above the bar, in pixels. */
const ABOVE = 16;

/**
 * Keeps so much of the page's foot clear of what the focus comes to as the bar is high, which has more lines on a phone and while problems are said. The height is
 * told once it has been drawn, so that nothing is measured for it alone, and in a property that nothing inherits, so that no other element is styled anew.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockEnd = `${Math.ceil(entry!.borderBoxSize[0]!.blockSize) + ABOVE}px`;
    });
    sizes.observe(bar.current, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [bar]);
}
