import { useEffect } from 'react';
import { settleTyped } from './settleTyped';

/** Ctrl+S, or Cmd+S, saves the form instead of the page. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]')) return;
      settleTyped();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
