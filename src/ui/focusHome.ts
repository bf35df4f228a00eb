import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * What holds the focus and goes with it, such as a bar of actions for rows that are selected no more: whoever works by keyboard goes on in
 * the rows of the page, else at its beginning, and not at the top of everything.
 */
export function useFocusHome<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHome();
    };
  }, []);
  return place;
}

/** What was opened from somewhere gives the focus back to there, to the page where that is gone. */
export function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  else focusHome();
}

/** As a `ref` of what a button brings that goes with it: whoever pressed it goes on there. */
export function takeLostFocus(brought: HTMLElement | null): void {
  if (document.activeElement === document.body) brought?.focus();
}

/** Once all that goes is gone, and where nothing else has taken the focus meanwhile. */
export function focusHome(): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const page = document.querySelector<HTMLElement>('main');
    (page?.querySelector<HTMLElement>('[data-id][tabindex="0"]') ?? page?.querySelector<HTMLElement>('[data-cards] [data-id] a[href]') ?? page)?.focus({ preventScroll: true });
  });
}
