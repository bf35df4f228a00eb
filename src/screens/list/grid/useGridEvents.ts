import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { LecternRecord } from '../../../dataProvider';
import { useCopy } from '../../../fields/cells/useCopy';
import { loadRecordScreens } from '../../records/recordScreens';
import { useListModel, useRows } from '../../model/listModel';
import { useAddresses } from '../../../shell/nav/useAddresses';
import type { Selection } from '../../model/useSelection';
import { isArranged } from '../isArranged';
import { isPlainClick } from '../isPlainClick';
import { useHeldFocus } from '../useHeldFocus';
import type { Moving } from '../useMoving';

interface GridEvents {
  /** The row the keyboard stands on. */
  readonly focusedId: string | null;
  readonly menu: { readonly record: LecternRecord; readonly anchor: HTMLElement } | null;
  readonly closeMenu: () => void;
  /** Takes what moves rows, where they can be moved. */
  readonly takeMove: (move: Moving['move'] | null) => void;
  readonly handlers: {
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: { target: EventTarget }) => void;
    readonly onBlur: () => void;
    readonly onMouseOver: (event: MouseEvent<HTMLElement>) => void;
    readonly onPointerDown: () => void;
  };
}

/**
 * What happens to rows, caught once at the grid: opening, selecting, the menu, and moving by the keyboard; with Alt the row itself is moved. Whoever comes
 * near a record opens it next, so the code of its screens is fetched then at the latest.
 */
export function useGridEvents({ selection, grid }: { selection: Selection; grid: RefObject<HTMLDivElement | null> }): GridEvents {
  const navigate = useNavigate();
  const copy = useCopy();
  const { resource } = useListModel();
  const addresses = useAddresses(resource);
  const { data, sort } = useRows();
  const moveRow = useRef<Moving['move'] | null>(null);
  const takeMove = useCallback<GridEvents['takeMove']>((move) => void (moveRow.current = move), []);
  const isMovable = isArranged({ resource, sort });
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [menu, setMenu] = useState<GridEvents['menu']>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  // A row that is to take the focus may have to be drawn first: the reachable row always is.
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (awaited.current !== null && focusRow({ grid: grid.current, id: awaited.current })) awaited.current = null;
  });
  const hold = useHeldFocus();
  const recordAt = (element: Element): LecternRecord | undefined => data?.find((record) => record.id === rowOf(element)?.dataset['id']);

  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const record = recordAt(target);
    if (!record) return;
    if (target.closest('[data-mark]')) return selection.toggle(record.id, { isRange: event.shiftKey });
    const copied = target.closest<HTMLElement>('[data-copy]')?.dataset['copy'];
    if (copied !== undefined) return void copy(String(record[copied]));
    const button = target.closest<HTMLElement>('[data-menu]');
    if (button) return setMenu(menu?.anchor === button ? null : { record, anchor: button });
    const isPlain = isPlainClick(event);
    const link = target.closest<HTMLElement>('[data-open]');
    if (link && isPlain) {
      event.preventDefault();
      // A browser that takes the focus from what is removed styles the page for that alone, half changed.
      link.blur();
      void navigate(addresses.row(record));
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rowOf(event.target as Element);
    const isOnRow = row !== null && event.target === row;
    // Also from a link or box within the row: it is the row that moves, and the focus goes with it.
    if (row && event.altKey && ARROWS.has(event.key)) {
      event.preventDefault();
      const moved = recordAt(row);
      if (!moved || !isMovable || !moved.allowed?.includes('update')) return;
      awaited.current = moved.id;
      return void moveRow.current?.({ record: moved, to: { by: event.key === 'ArrowUp' ? -1 : 1 } });
    }
    const record = row ? recordAt(row) : undefined;
    // From the head, and from a box or link within a row, the arrows lead to the rows; other keys are the element's own.
    const next = isOnRow || ARROWS.has(event.key) ? nextId({ key: event.key, id: record?.id ?? null, ids: data?.map((one) => one.id) ?? [] }) : undefined;
    if (next) {
      event.preventDefault();
      if (focusRow({ grid: grid.current, id: next })) return;
      awaited.current = next;
      setFocusedId(next);
    } else if (!isOnRow) {
      return;
    } else if (record && event.key === 'Enter') {
      event.preventDefault();
      void navigate(addresses.row(record));
    } else if (record && event.key === ' ' && selection.isOffered) {
      event.preventDefault();
      selection.toggle(record.id, { isRange: event.shiftKey });
    }
  };

  const onFocus = (event: { target: EventTarget }): void => {
    const id = rowOf(event.target as Element)?.dataset['id'];
    hold(id !== undefined);
    if (id && id !== focusedId) setFocusedId(id);
    if (id) loadRecordScreens();
  };

  const onBlur = (): void => {
    hold(false);
  };

  const onMouseOver = (event: MouseEvent<HTMLElement>): void => {
    if ((event.target as Element).closest('[data-open]')) loadRecordScreens();
  };

  const isStillThere = data?.some((record) => record.id === focusedId) ?? false;
  return { focusedId: isStillThere ? focusedId : null, menu, closeMenu, takeMove, handlers: { onClick, onKeyDown, onFocus, onBlur, onMouseOver, onPointerDown: loadRecordScreens } };
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-id]');
}

/** Moves the focus to the row of a record; false where it does not stand in the document. */
function focusRow({ grid, id }: { grid: HTMLElement | null; id: string }): boolean {
  const row = [...(grid?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find((one) => one.dataset['id'] === id);
  row?.focus();
  row?.scrollIntoView?.({ block: 'nearest' });
  return row !== undefined;
}

function nextId({ key, id, ids }: { key: string; id: string | null; ids: readonly string[] }): string | undefined {
  const at = id === null ? -1 : ids.indexOf(id);
  if (key === 'ArrowDown') return ids[at + 1];
  if (key === 'ArrowUp') return ids[at - 1];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
