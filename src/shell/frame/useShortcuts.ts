import { useEffect } from 'react';
import { takeEarlyKeys } from './earlyKeys';
import { isPaletteKey } from './heldKeys';

/**
 * Keys that work on every screen: `/` goes to the search box of the open list, `?` shows the keys, Ctrl-K or ⌘K opens the
 * command palette, also while one types. One that was pressed before the code was there opens it now, with what was typed since.
 */
export function useShortcuts({ onHelp, onPalette }: { onHelp: () => void; onPalette: (query?: string) => void }): void {
  useEffect(() => {
    const typed = takeEarlyKeys();
    if (typed !== null) onPalette(typed);
  }, [onPalette]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!document.querySelector('dialog[open]')) onPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') {
        event.preventDefault();
        onHelp();
      }
      const box = event.key === '/' ? document.querySelector<HTMLInputElement>('[data-search]') : null;
      if (box) {
        event.preventDefault();
        box.focus();
        box.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onHelp, onPalette]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));
}
