import { useSyncExternalStore } from 'react';

/** Something of the frame that is open or shut, and is opened from many places. */
export interface OpenSwitch {
  readonly open: () => void;
  readonly close: () => void;
  readonly useIsOpen: () => boolean;
}

/** A switch that begins shut. One a page, outside of React, so that whatever offers it needs no context. */
export function createOpenSwitch(): OpenSwitch {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean): void => {
    if (isOpen === next) return;
    isOpen = next;
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { open: () => set(true), close: () => set(false), useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen) };
}
