import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the navigation, and nothing else, to the entry of the open page where that is out of sight. */
export function useEntryInSight(nav: RefObject<HTMLElement | null>): void {
  const [, module] = useLocation().pathname.split('/');
  useLayoutEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !entry) return;
    const room = nav.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top >= room.top && bottom <= room.bottom) return;
    nav.current.scrollBy(0, (top + bottom) / 2 - (room.top + room.bottom) / 2);
  }, [nav, module]);
}
