import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 599px)';

/** True where rows would not fit and cards take their place. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}
