import { useCallback, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { LecternRecord } from '../../../dataProvider';
import { useListModel, useRows } from '../listModel';
import { recordPath } from '../recordPath';
import type { Selection } from '../useSelection';

interface GridEvents {
  /** The row the keyboard stands on. */
  readonly focusedId: string | null;
  readonly menu: { readonly record: LecternRecord; readonly anchor: HTMLElement } | null;
  readonly closeMenu: () => void;
  readonly handlers: {
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: { target: EventTarget }) => void;
  };
}

/** What happens to rows, caught once at the grid: opening, selecting, the menu, and moving by the keyboard. */
export function useGridEvents({ selection, grid }: { selection: Selection; grid: RefObject<HTMLDivElement | null> }): GridEvents {
  const navigate = useNavigate();
  const { resource } = useListModel();
  const { data } = useRows();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [menu, setMenu] = useState<GridEvents['menu']>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const recordAt = (element: Element): LecternRecord | undefined => data?.find((record) => record.id === rowOf(element)?.dataset['id']);

  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const record = recordAt(target);
    if (!record) return;
    if (target.closest('[data-mark]')) return selection.toggle(record.id, { isRange: event.shiftKey });
    const button = target.closest<HTMLElement>('[data-menu]');
    if (button) return setMenu(menu?.anchor === button ? null : { record, anchor: button });
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (target.closest('[data-open]') && isPlain) {
      event.preventDefault();
      void navigate(`/${resource.name}${recordPath(record)}`);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rowOf(event.target as Element);
    const isOnRow = row !== null && event.target === row;
    const record = row ? recordAt(row) : undefined;
    // From the head, and from a box or link within a row, the arrows lead to the rows; other keys are the element's own.
    const next = isOnRow || ARROWS.has(event.key) ? nextRow({ key: event.key, row, grid: grid.current }) : undefined;
    if (next) {
      event.preventDefault();
      next.focus();
      next.scrollIntoView?.({ block: 'nearest' });
    } else if (!isOnRow) {
      return;
    } else if (record && event.key === 'Enter') {
      event.preventDefault();
      void navigate(`/${resource.name}${recordPath(record)}`);
    } else if (record && event.key === ' ' && selection.isOffered) {
      event.preventDefault();
      selection.toggle(record.id, { isRange: event.shiftKey });
    } else if (event.key === 'Escape' && selection.ids.length > 0) {
      selection.clear();
    }
  };

  const onFocus = (event: { target: EventTarget }): void => {
    const id = rowOf(event.target as Element)?.dataset['id'];
    if (id && id !== focusedId) setFocusedId(id);
  };

  const isStillThere = data?.some((record) => record.id === focusedId) ?? false;
  return { focusedId: isStillThere ? focusedId : null, menu, closeMenu, handlers: { onClick, onKeyDown, onFocus } };
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-id]');
}

function nextRow({ key, row, grid }: { key: string; row: HTMLElement | null; grid: HTMLElement | null }): HTMLElement | undefined {
  const rows = grid ? [...grid.querySelectorAll<HTMLElement>('[data-id]')] : [];
  const at = row ? rows.indexOf(row) : -1;
  if (key === 'ArrowDown') return rows[at + 1];
  if (key === 'ArrowUp') return rows[at - 1];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  return undefined;
}
