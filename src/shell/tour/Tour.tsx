import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore, useTranslate } from 'ra-core';
import { Button, giveFocusBack } from '../../ui';
import { keepInPlace } from '../../ui/keepInPlace';
import { TOUR_STORE_KEY, endTour } from './tourControl';
import { anchorOf, stepsHere } from './steps';
import styles from './Tour.module.css';

interface Place {
  readonly card: CSSProperties;
  readonly ring: CSSProperties;
}

/** A walk past the parts of the frame: one card at a time, beside what it speaks of. Escape skips the rest. */
export default function Tour(): ReactNode {
  const translate = useTranslate();
  const [, setSeen] = useStore(TOUR_STORE_KEY, false);
  const [steps] = useState(stepsHere);
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const step = steps[at];

  const end = useCallback((): void => {
    setSeen(true);
    endTour();
    giveFocusBack(before.current);
  }, [setSeen]);

  useEffect(() => {
    if (!step) end();
  }, [step, end]);

  useLayoutEffect(() => {
    const settle = (): void => {
      const anchor = step ? anchorOf(step) : null;
      if (anchor && card.current) setPlace(placeBeside({ anchor: anchor.getBoundingClientRect(), width: card.current.offsetWidth, height: card.current.offsetHeight }));
    };
    if (step) anchorOf(step)?.scrollIntoView({ block: 'nearest' });
    return keepInPlace(settle);
  }, [step]);

  const isPlaced = place !== null;
  useEffect(() => {
    // Each card is read out when it comes: its main button takes the focus, and names the card.
    if (isPlaced) card.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
  }, [isPlaced, at]);

  if (!step) return null;
  const isLast = at === steps.length - 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end();
    } else if (event.key === 'ArrowRight' && !isLast) setAt(at + 1);
    else if (event.key === 'ArrowLeft' && at > 0) setAt(at - 1);
    else if (event.key === 'Tab') keepInside({ event, box: card.current });
  };

  return createPortal(
    <div className={styles.layer} data-frame>
      <div className={styles.ring} style={place?.ring} />
      <div
        ref={card}
        role="dialog"
        aria-modal="true"
        aria-label={translate('lectern.tour.label', { step: at + 1, total: steps.length })}
        aria-describedby="tour-text"
        className={styles.card}
        style={place?.card ?? HIDDEN}
        onKeyDown={onKeyDown}
      >
        <h2 className={styles.title}>{translate(`lectern.tour.steps.${step}.title`)}</h2>
        <p id="tour-text">{translate(`lectern.tour.steps.${step}.text`)}</p>
        <div className={styles.foot}>
          <span className={styles.count}>{translate('lectern.tour.count', { step: at + 1, total: steps.length })}</span>
          {!isLast && (
            <Button isSmall kind="bare" onClick={end}>
              {translate('lectern.tour.end')}
            </Button>
          )}
          {at > 0 && (
            <Button isSmall onClick={() => setAt(at - 1)}>
              {translate('lectern.tour.back')}
            </Button>
          )}
          <Button isSmall kind="primary" data-main="" onClick={() => (isLast ? end() : setAt(at + 1))}>
            {translate(isLast ? 'lectern.tour.done' : 'lectern.tour.next')}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}

const HIDDEN: CSSProperties = { visibility: 'hidden', left: 0, top: 0 };
const GAP = 12;
const MARGIN = 12;
/** What the ring leaves free around the part. */
const AIR = 4;

/** Right of what is tall, as the menu is; below or above what is not. Always within the window. */
function placeBeside({ anchor, width, height }: { anchor: DOMRect; width: number; height: number }): Place {
  const { innerWidth, innerHeight } = window;
  const isTall = anchor.height > innerHeight / 3;
  const isBelow = anchor.bottom + GAP + height + MARGIN <= innerHeight;
  const left = isTall ? anchor.right + GAP : anchor.left + anchor.width / 2 - width / 2;
  const top = isTall ? anchor.top + MARGIN : isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  return {
    card: { left: within(left, innerWidth - width - MARGIN), top: within(top, innerHeight - height - MARGIN) },
    ring: { left: anchor.left - AIR, top: anchor.top - AIR, width: anchor.width + 2 * AIR, height: Math.min(anchor.height, innerHeight - anchor.top) + 2 * AIR },
  };
}

function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most));
}

/** Tab goes round within the card while the tour lasts. */
function keepInside({ event, box }: { event: KeyboardEvent; box: HTMLElement | null }): void {
  const buttons = [...(box?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons[(at + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length];
  event.preventDefault();
  next?.focus();
}
