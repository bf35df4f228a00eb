import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from './isComposing';
import { keepInPlace } from './keepInPlace';
import styles from './Popover.module.css';

interface PopoverProps {
  /** What it hangs from; gets the focus back when it closes by the keyboard. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Which edge of the anchor it lines up with. @default 'start' */
  readonly align?: 'start' | 'end';
  readonly role?: 'dialog' | 'menu' | 'listbox';
  readonly label: string;
  readonly width?: number;
  readonly children: ReactNode;
}

/** Something that floats beside what was pressed: closes on Escape, on a press outside and when the focus leaves it. */
export function Popover({ anchor, onClose, align = 'start', role = 'dialog', label, width, children }: PopoverProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; maxHeight: number } | null>(null);

  useLayoutEffect(() => {
    const settle = (): void => {
      if (box.current) setPlace(findPlace({ anchor, box: box.current, align }));
    };
    const stop = keepInPlace(settle);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    if (box.current) observer?.observe(box.current);
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [anchor, align]);

  const isPlaced = place !== null;
  useEffect(() => {
    if (isPlaced && box.current && !box.current.contains(document.activeElement)) focusFirst(box.current);
  }, [isPlaced]);

  useEffect(() => {
    const onPress = (event: PointerEvent): void => {
      const target = event.target as Node;
      const isInside = box.current?.contains(target) || anchor.contains(target) || isInLayerAbove({ target, box: box.current });
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [anchor, onClose]);

  useEffect(() => {
    // At the document, after everything inside: a list that is open within takes the first Escape.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !box.current?.contains(document.activeElement)) return;
      event.preventDefault();
      onClose();
      anchor.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [anchor, onClose]);

  // Within the window or the page it belongs to, so that it stands inside a landmark and above a modal window.
  const host = anchor.closest('dialog, main') ?? anchor.closest('header') ?? document.body;
  return createPortal(
    <div
      ref={box}
      role={role}
      aria-label={label}
      tabIndex={-1}
      data-layer="float"
      className={styles.popover}
      style={{ ...(place ?? { visibility: 'hidden' as const, left: 0, top: 0 }), width }}
    >
      {children}
    </div>,
    host,
  );
}

const GAP = 4;
const MARGIN = 8;

function findPlace({ anchor, box, align }: { anchor: HTMLElement; box: HTMLElement; align: 'start' | 'end' }) {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, scrollHeight: height } = box;
  const wanted = align === 'start' ? around.left : around.right - width;
  const left = Math.max(MARGIN, Math.min(wanted, window.innerWidth - width - MARGIN));
  const below = window.innerHeight - around.bottom - GAP - MARGIN;
  const above = around.top - GAP - MARGIN;
  const isBelow = below >= Math.min(height, 240) || below >= above;
  const maxHeight = Math.max(120, isBelow ? below : above);
  return { left, top: isBelow ? around.bottom + GAP : around.top - GAP - Math.min(height, maxHeight), maxHeight };
}

function focusFirst(box: HTMLElement): void {
  const first = box.querySelector<HTMLElement>('[data-autofocus], input:not([disabled]), button:not([disabled]), [tabindex="0"], a[href]');
  (first ?? box).focus({ preventScroll: true });
}

/** A list of choices that was opened from inside floats in a layer of its own; a press there is no press outside. */
function isInLayerAbove({ target, box }: { target: Node; box: HTMLElement | null }): boolean {
  const layer = target instanceof Element ? target.closest('[data-layer="float"], .MuiPopper-root, .MuiPopover-root, .MuiDialog-root') : null;
  return Boolean(layer && box && layer !== box && box.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING);
}
