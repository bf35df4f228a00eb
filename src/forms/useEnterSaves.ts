import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isComposing } from '../ui/isComposing';

/**
 * Enter in an input of one line saves the form; in the steps of a new record it leads to the next one. It stays what it
 * is in texts of several lines, on buttons, in an open list, and while an input method puts a word together.
 */
export function useEnterSaves({ form, save }: { form: RefObject<HTMLElement | null>; save: () => void }): void {
  useEffect(() => {
    // Last of all, so that a control that takes the key for itself has said so.
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = event.key === 'Enter' && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!isPlain || event.defaultPrevented || isComposing(event)) return;
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || !form.current?.contains(input) || NOT_OF_ONE_LINE.has(input.type)) return;
      if (input.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      const next = form.current.querySelector<HTMLButtonElement>('button[data-next-step]');
      if (next) next.click();
      else save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, save]);
}

/** Inputs on which Enter means something else, or nothing. */
const NOT_OF_ONE_LINE: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'color', 'range', 'image']);
