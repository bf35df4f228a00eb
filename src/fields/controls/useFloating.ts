import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { keepInPlace } from '../../ui/keepInPlace';

/** Where a list of options floats: below its control, or above where there is more room. Null until it is known. */
export interface Place {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Keeps a floating list beside its control while the page scrolls. */
export function useFloating({ anchor, isOpen }: { anchor: RefObject<HTMLElement | null>; isOpen: boolean }): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return keepInPlace(() => {
      if (anchor.current) setPlace(placeBeside(anchor.current.getBoundingClientRect()));
    });
  }, [anchor, isOpen]);
  return isOpen ? place : null;
}

const GAP = 4;
const MOST = 320;
const LEAST = 180;

function placeBeside(around: DOMRect): Place {
  const below = window.innerHeight - around.bottom - 2 * GAP;
  const above = around.top - 2 * GAP;
  const side = { left: around.left, width: Math.max(around.width, 200) };
  if (below >= LEAST || below >= above) return { ...side, top: around.bottom + GAP, maxHeight: Math.min(MOST, below) };
  return { ...side, bottom: window.innerHeight - around.top + GAP, maxHeight: Math.min(MOST, above) };
}
