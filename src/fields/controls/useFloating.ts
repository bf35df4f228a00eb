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

interface FloatingParams {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** It is open while one goes on, so that what is pressed at the end of the form has to be in reach below it. */
  readonly staysOpen: boolean;
}

/** Keeps a floating list beside its control while the page scrolls, and while the control grows by what is chosen and moves the window that it stands in. */
export function useFloating({ anchor, isOpen, staysOpen }: FloatingParams): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let before: Place | null = null;
    const settle = (): void => {
      if (anchor.current) setPlace((before = placeBeside({ around: anchor.current.getBoundingClientRect(), foot: staysOpen ? footOf(anchor.current) : null, before })));
    };
    const stop = keepInPlace(settle);
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    for (const one of [anchor.current, anchor.current?.closest('dialog')]) if (one) sizes?.observe(one);
    return () => {
      stop();
      sizes?.disconnect();
    };
  }, [anchor, isOpen, staysOpen]);
  return isOpen ? place : null;
}

/** Where the buttons at the end of the window or the form begin, from the top of the page's window; null where there are none. */
function footOf(anchor: HTMLElement): number | null {
  return (anchor.closest('dialog') ?? anchor.closest('form'))?.querySelector('[data-foot], [data-foot-bar]')?.getBoundingClientRect().top ?? null;
}

const GAP = 4;
const MOST = 320;
const LEAST = 180;
/** What it makes do with on the side where it was, so that it does not jump from under who goes on choosing. */
const LEAST_KEPT = 110;

interface Beside {
  readonly around: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>;
  readonly foot: number | null;
  /** Where it was a moment ago, since it was opened. */
  readonly before: Place | null;
}

/** Below where there is room enough, else where there is more of it: above the foot, unless neither side has enough then. */
export function placeBeside({ around, foot, before }: Beside): Place {
  const above = around.top - 2 * GAP;
  const belowTo = (end: number): number => Math.min(end, window.innerHeight) - around.bottom - 2 * GAP;
  const toFoot = belowTo(foot ?? window.innerHeight);
  const below = Math.max(toFoot, above) >= LEAST ? toFoot : belowTo(window.innerHeight);
  const side = { left: around.left, width: Math.max(around.width, 200) };
  const isKept = before !== null && (before.top === undefined ? above : below) >= LEAST_KEPT;
  if (isKept ? before.top !== undefined : below >= LEAST || below >= above) return { ...side, top: around.bottom + GAP, maxHeight: Math.min(MOST, below) };
  return { ...side, bottom: window.innerHeight - around.top + GAP, maxHeight: Math.min(MOST, above) };
}
