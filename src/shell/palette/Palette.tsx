import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../schemas';
import { useActor } from '../../dataProvider';
import type { ChosenInstitute } from '../../dataProvider';
import { ActForDialog } from '../institutes/ActForDialog';
import { useShell } from '../context/shellContext';
import { Icon, IconButton, giveFocusBack, isComposing } from '../../ui';
import { PaletteList } from './PaletteList';
import type { PaletteItem } from './paletteItem';
import styles from './Palette.module.css';
import { usePaletteItems } from './usePaletteItems';

interface PaletteProps {
  /** Gives the words that are in the box from the start, with what was typed until it was there. */
  readonly takeQuery: () => string;
  readonly onClose: () => void;
}

/**
 * Finds screens, records and actions by a few letters: arrows move, Enter does it, Escape closes. What it offers follows
 * from the menu, the declarations and the rights of who is signed in.
 */
export default function Palette({ takeQuery, onClose }: PaletteProps): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user } = useShell();
  const canAct = useActor()?.role === 'super_admin' && !user.isActing;
  const [query, setQuery] = useState('');
  // Null: nobody has moved yet.
  const [moved, setActive] = useState<number | null>(null);
  const [actFor, setActFor] = useState<ChosenInstitute | null>(null);
  const { pathname } = useLocation();
  const leaving = useRef(false);
  const isLeaving = useCallback(() => leaving.current, []);
  const dialog = useModal({ onClose, isLeaving });
  const list = useId();
  // The box has the focus by now, so that no key is lost between the two.
  // oxlint-disable-next-line react/set-state-in-effect -- what was typed before is taken once, and painted with the rest
  useLayoutEffect(() => setQuery(takeQuery()), [takeQuery]);
  const { sections, isSearching, hasFailed, remember } = usePaletteItems({ query, onActFor: canAct ? setActFor : null });
  const items = sections.flatMap((section) => section.items);
  const at = moved === null ? items.findIndex((item) => !item.isDanger) : Math.min(moved, items.length - 1);

  const choose = useCallback(
    (item: PaletteItem): void => {
      remember(item);
      leaving.current = item.path !== undefined && item.path !== pathname;
      // Acting for an institute is asked about first, in a window above this one.
      if (!item.key.startsWith('actFor ')) onClose();
      if (item.path) void navigate(item.path);
      item.run?.();
    },
    [navigate, onClose, pathname, remember],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, PageDown: at + STEP, PageUp: at - STEP }[event.key];
    const item = items[at];
    if (event.key === 'Enter' && item) choose(item);
    else if (next !== undefined && items.length > 0) setActive(landing({ next, step: Math.abs(next - at), count: items.length }));
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={translate('lectern.shell.palette.open')}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={query}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={translate('lectern.shell.palette.open')}
          placeholder={translate('lectern.shell.palette.hint')}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={items[at] ? `${list}-${at}` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(null);
          }}
        />
        <IconButton icon="close" label={translate('lectern.shell.close')} isSmall onClick={onClose} />
      </div>
      <PaletteList id={list} sections={sections} active={at} onMove={setActive} onChoose={choose} />
      <p role="status" className={styles.said}>
        {isSearching ? translate('lectern.shell.palette.searching') : hasFailed ? translate('lectern.shell.palette.failed') : items.length === 0 ? translate('lectern.shell.palette.nothing', { query: query.trim() }) : ''}
      </p>
      <p role="status" className="visuallyHidden">
        {!isSearching && query.trim() && items.length > 0 ? translate('lectern.shell.palette.found', { smart_count: items.length }) : ''}
      </p>
      {actFor && <ActForDialog institute={actFor} onClose={() => setActFor(null)} />}
    </dialog>
  );
}

const STEP = 8;

/** One step goes around the ends, a page stops at them. */
function landing({ next, step, count }: { next: number; step: number; count: number }): number {
  return step === 1 ? (next + count) % count : Math.max(0, Math.min(next, count - 1));
}

interface ModalParams {
  readonly onClose: () => void;
  /** Another page is on its way. */
  readonly isLeaving: () => boolean;
}

/**
 * A modal window that a press beside it and Escape close; the focus goes back where it was. Not when it leads to another
 * page: there the reader begins at its top.
 */
function useModal({ onClose, isLeaving }: ModalParams): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      // The browser itself has given the focus back by now.
      if (isLeaving()) (document.activeElement as HTMLElement | null)?.blur();
      else giveFocusBack(before);
    };
  }, [isLeaving]);
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: PointerEvent): void => {
      if (event.target === element) onClose();
    };
    const onCancel = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('cancel', onCancel);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('cancel', onCancel);
    };
  }, [onClose]);
  return dialog;
}
