import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Tells the page how high the bar is, which has more lines on a phone and while problems are said: so much of its foot stays clear of what the focus comes to. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = (): void => style.setProperty('--form-bar', `${bar.current?.offsetHeight ?? 0}px`);
    tell();
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    if (bar.current) sizes?.observe(bar.current);
    return () => {
      sizes?.disconnect();
      style.removeProperty('--form-bar');
    };
  }, [bar]);
}
