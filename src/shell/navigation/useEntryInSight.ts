import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the navigation, and nothing else, to the entry of the open page where that is out of sight. */
export function useEntryInSight(nav: RefObject<HTMLElement | null>): void {
  const [, module] = useLocation().pathname.split('/');
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !entry || typeof IntersectionObserver === 'undefined') return;
    // Tells once the page is laid out: asked for at once, the places of everything would be worked out twice.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        const { rootBounds: room, boundingClientRect: box } = seen!;
        if (room && (box.top < room.top || box.bottom > room.bottom)) nav.current?.scrollBy(0, (box.top + box.bottom) / 2 - (room.top + room.bottom) / 2);
      },
      { root: nav.current },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [nav, module]);
}
