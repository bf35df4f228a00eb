import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface EveryNthParams {
  /** How wide each name would be, from left to right, in px. */
  readonly widths: readonly number[];
  /** From one to the next, in px. */
  readonly spacing: number;
  /** Between two names, in px. */
  readonly gap: number;
}

/** Which of the names below an axis have room at even distances: every one, every second, and so on, the first always. */
export function everyNth({ widths, spacing, gap }: EveryNthParams): number {
  const fits = (step: number): boolean => widths.every((width, at) => at % step !== 0 || at + step >= widths.length || (width + widths[at + step]!) / 2 + gap <= step * spacing);
  const most = Math.max(widths.length, 1);
  for (let step = 1; step < most; step++) if (fits(step)) return step;
  return most;
}

interface EvenLabelsParams {
  readonly place: RefObject<HTMLElement | null>;
  /** From left to right. */
  readonly names: readonly string[];
  /** What of the place's width has no names below it, in px. */
  readonly beside: number;
  /** Their places are bands, and not points from end to end. */
  readonly isBands: boolean;
  readonly gap: number;
  /** In px. */
  readonly fontSize: number;
}

/** Every which of the names is shown, as wide as the place is now. */
export function useEvenLabels({ place, names, beside, isBands, gap, fontSize }: EvenLabelsParams): number {
  const [every, setEvery] = useState(1);
  // The names are made anew with each drawing; what they say is what counts.
  const said = names.join('\n');
  useLayoutEffect(() => {
    const each = said.split('\n');
    const element = place.current;
    const pen = document.createElement('canvas').getContext('2d');
    if (!element || !pen) return undefined;
    const settle = (): void => {
      pen.font = `${fontSize}px ${getComputedStyle(element).fontFamily}`;
      const spacing = Math.max(element.clientWidth - beside, 0) / Math.max(isBands ? each.length : each.length - 1, 1);
      setEvery(everyNth({ widths: each.map((name) => pen.measureText(name).width), spacing, gap }));
    };
    settle();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [place, said, beside, isBands, gap, fontSize]);
  return every;
}
