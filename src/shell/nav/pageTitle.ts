import { useEffect, useSyncExternalStore } from 'react';

/**
 * Names the page that is open: the last crumb, the title of the window, and what a screen reader says on arrival.
 * Empty while the name is not known yet.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    set(title);
    return () => set('');
  }, [title]);
}

/** The name of the open page, empty where it has none. */
export function useCurrentPageTitle(): string {
  return useSyncExternalStore(subscribe, () => current);
}

let current = '';
const listeners = new Set<() => void>();

function set(title: string): void {
  if (current === title) return;
  current = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
