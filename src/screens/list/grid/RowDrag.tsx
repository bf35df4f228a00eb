import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { LecternRecord } from '../../../dataProvider';
import { useListModel, useRows } from '../../model/listModel';
import { isArranged } from '../isArranged';
import { useMoving, type Moving } from '../useMoving';
import { fitsBelow } from './fitsBelow';

interface RowDragProps {
  /** The element that all rows stand in. */
  readonly grid: RefObject<HTMLElement | null>;
  /** Given what moves a row, for the keyboard. */
  readonly takeMove: (move: Moving['move'] | null) => void;
}

type Place = 'before' | 'into' | 'after';

/**
 * Moves a row by its handle: before or after another, or, in the middle of it, into it. Where it would go is marked on that row; at the
 * foot of one whose own rows follow, that is before the first of them. Where it may not go nothing is marked, and it is not taken.
 */
export default function RowDrag({ grid, takeMove }: RowDragProps): null {
  const { resource } = useListModel();
  const { data: rows = [], sort } = useRows();
  const { move } = useMoving(resource);
  useEffect(() => {
    takeMove(move);
    return () => takeMove(null);
  }, [takeMove, move]);
  const tree = isArranged({ resource, sort }) ? resource.tree : null;
  const recordAt = (element: Element): LecternRecord | undefined => rows.find((record) => record.id === element.closest<HTMLElement>('[data-id]')?.dataset['id']);
  const dragged = useRef<LecternRecord | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null, place?: Place): void => {
    if (marked.current && marked.current !== row) delete marked.current.dataset['drop'];
    marked.current = row;
    if (row && place) row.dataset['drop'] = place;
  };
  const targetOf = (event: DragEvent): { row: HTMLElement; record: LecternRecord; place: Place } | null => {
    const row = (event.target as Element).closest<HTMLElement>('[data-id]');
    const record = row ? recordAt(row) : undefined;
    if (!row || !record || !dragged.current || record.id === dragged.current.id) return null;
    const { top, height } = row.getBoundingClientRect();
    const share = height === 0 ? 0.5 : (event.clientY - top) / height;
    const edge = tree && tree.parent !== null ? 0.3 : 0.5;
    const place = share < edge ? 'before' : share >= 1 - edge ? 'after' : 'into';
    const isBelow = place === 'into' || (place === 'after' && isFirstBelow(recordBelow(row), record));
    return tree && fitsBelow({ tree, rows, moved: dragged.current, beside: record, isBelow }) ? { row, record, place } : null;
  };
  /** The record of the row that follows. */
  const recordBelow = (row: HTMLElement): LecternRecord | undefined => {
    const next = row.nextElementSibling?.closest<HTMLElement>('[data-id]');
    return next ? recordAt(next) : undefined;
  };
  const isFirstBelow = (next: LecternRecord | undefined, record: LecternRecord): next is LecternRecord => next !== undefined && tree !== null && tree.parent !== null && next[tree.parent] === record.id;
  const end = (): void => {
    dragged.current = null;
    mark(null);
  };
  const on = {
    dragstart: (event: DragEvent): void => {
      const handle = (event.target as Element).closest('[data-handle]');
      const row = handle?.closest<HTMLElement>('[data-id]');
      const record = row && tree ? recordAt(row) : undefined;
      if (!handle || !row || !record) return;
      dragged.current = record;
      event.dataTransfer?.setData('text/plain', record.id);
      event.dataTransfer?.setDragImage?.(row, 12, 12);
    },
    dragover: (event: DragEvent): void => {
      const target = targetOf(event);
      if (!target) return mark(null);
      event.preventDefault();
      mark(target.row, target.place);
    },
    drop: (event: DragEvent): void => {
      const target = targetOf(event);
      const record = dragged.current;
      end();
      if (!target || !record || !tree) return;
      event.preventDefault();
      const next = target.place === 'after' ? recordBelow(target.row) : undefined;
      const goesFirst = isFirstBelow(next, target.record);
      // It is the first already.
      if (goesFirst && next.id === record.id) return;
      const at = goesFirst ? { record: next, place: 'before' } : target;
      const beside = tree.parent === null ? {} : { [tree.parent]: (at.record[tree.parent] as unknown) ?? null };
      void move({ record, to: at.place === 'into' ? { [tree.parent!]: at.record.id } : { ...beside, [at.place]: at.record.id } });
    },
    dragend: end,
  };
  // Listens as the rows are drawn now.
  useEffect(() => {
    const element = grid.current;
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of listeners) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element?.removeEventListener(name, listener);
    };
  });
  return null;
}
