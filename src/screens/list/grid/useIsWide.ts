import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True while the columns need more room than there is, so that the grid scrolls sideways below its fixed columns. */
export function useIsWide({ scroller, least }: { scroller: RefObject<HTMLElement | null>; least: number }): boolean {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return least > room;
}
