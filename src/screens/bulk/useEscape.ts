import { useEffect } from 'react';
import { isComposing } from '../../ui';

/** What takes Escape for itself while it is open. */
const LAYERS = 'dialog[open], [data-layer="float"], .MuiPopper-root, .MuiPopover-root, .MuiDialog-root';

/** Calls back on Escape, unless something is open that Escape closes, or is typed into that Escape empties. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || document.querySelector(LAYERS)) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
