import { useEffect } from 'react';

/**
 * Keys that work on every screen: `/` goes to the search box of the open list, `?` shows the keys, Ctrl-K or ⌘K opens the
 * command palette, also while one types.
 */
export function useShortcuts({ onHelp, onPalette }: { onHelp: () => void; onPalette: () => void }): void {
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

/** A text editor that has taken the key for a link of its own keeps it. */
function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k' && !event.defaultPrevented;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));
}
