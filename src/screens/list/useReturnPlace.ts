import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { noteListVisit } from '../../shell/nav/listVisit';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';

/**
 * Takes whoever comes back to a list to where they were: scrolled as it was left, with the record that was opened, or
 * turned to since, in sight, marked and under the keyboard. `rows` holds one element a record, with `data-id`.
 */
export function useReturnPlace({ scroller, rows }: { readonly scroller: RefObject<HTMLElement | null>; readonly rows: RefObject<HTMLElement | null> }): void {
  const { resource, visit } = useListModel();
  const { list } = useAddresses(resource);
  const { data, isPlaceholderData } = useRows();
  const isThere = data !== undefined && !isPlaceholderData;
  const found = useRef(visit.recordId === null ? null : visit);
  const place = useRef({ top: 0, left: 0, page: 0 });

  useEffect(() => {
    const { current: left } = found;
    if (!isThere || left === null) return undefined;
    found.current = null;
    const settle = (): void => {
      scroller.current?.scrollTo?.({ top: left.place.top, left: left.place.left });
      // The frame begins another page at its top first.
      window.scrollTo(0, left.place.page);
      markRow({ rows: rows.current, id: left.recordId });
    };
    settle();
    const frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  }, [isThere, scroller, rows]);

  useLayoutEffect(() => {
    const element = scroller.current;
    // Known from the scrolling itself: asked for while the page is being replaced, it would be laid out for that alone.
    const note = (): void => void (place.current = { top: element?.scrollTop ?? 0, left: element?.scrollLeft ?? 0, page: window.scrollY });
    const passive = { passive: true };
    element?.addEventListener('scroll', note, passive);
    window.addEventListener('scroll', note, passive);
    return () => {
      element?.removeEventListener('scroll', note);
      window.removeEventListener('scroll', note);
      noteListVisit(list, { place: place.current });
    };
  }, [list, scroller]);
}

function markRow({ rows, id }: { rows: HTMLElement | null; id: string | null }): void {
  const row = [...(rows?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find((one) => one.dataset['id'] === id);
  if (!row) return;
  row.dataset['returned'] = '';
  (row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a[href]'))?.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
}
