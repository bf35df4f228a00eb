import { useCallback, useSyncExternalStore } from 'react';

/** What the builders ask of a device (part 1 §2 leaves the check open): room for a page beside its parts, and a pointer that hits small handles. */
export const WIDE_DEVICE = '(min-width: 1024px) and (pointer: fine)';

/** Whether this device passes; follows a window that is made wider, or a mouse that is plugged in. */
export function useIsWideDevice(query: string = WIDE_DEVICE): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? true);
}
