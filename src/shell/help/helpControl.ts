import { useSyncExternalStore } from 'react';

/** Opens the help beside the screen, from wherever it is offered. */
export function openHelpPanel(): void {
  set(true);
}

export function closeHelpPanel(): void {
  set(false);
}

export function useIsHelpPanelOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
