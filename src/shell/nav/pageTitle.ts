import { useEffect, useSyncExternalStore } from 'react';

/**
 * Names the page that is open: the last crumb, the title of the window, and what a screen reader says on arrival.
 * Empty while the name is not known yet.
 * @param options.isRoutes the name of the address, which a page that names itself takes the place of
 */
export function usePageTitle(title: string, { isRoutes = false }: { isRoutes?: boolean } = {}): void {
  useEffect(() => {
    const slot = isRoutes ? 'route' : 'page';
    set(slot, title);
    return () => set(slot, '');
  }, [title, isRoutes]);
}

/** The name of the open page, empty where it has none. */
export function useCurrentPageTitle(): string {
  return useSyncExternalStore(subscribe, () => titles.page || titles.route);
}

const titles = { route: '', page: '' };
const listeners = new Set<() => void>();

function set(slot: keyof typeof titles, title: string): void {
  if (titles[slot] === title) return;
  titles[slot] = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
