import { useNotify } from 'ra-core';

/** Puts a text into the clipboard, and says that it did, or what to do where the browser forbids it. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('lectern.fields.copied', { type: 'success' });
    } catch {
      notify('lectern.fields.notCopied', { type: 'warning' });
    }
  };
}
