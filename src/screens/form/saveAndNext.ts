import { createContext, useContext, useEffect } from 'react';
import { settleTyped } from '../../forms/settleTyped';

/** Goes on to the form of the next record of the list; null where there is none. */
export type GoNext = (() => void) | null;

const SaveAndNextContext = createContext<GoNext>(null);
export const SaveAndNextProvider = SaveAndNextContext.Provider;

/** What leads from the form of one record to the next. */
export function useGoNext(): GoNext {
  return useContext(SaveAndNextContext);
}

/** Ctrl+Shift+S, or Cmd+Shift+S, saves and goes on to the next record, where there is one. */
export function useSaveAndNextShortcut(save: (() => void) | null): void {
  useEffect(() => {
    if (!save) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]')) return;
      settleTyped();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
