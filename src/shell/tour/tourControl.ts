import { useSyncExternalStore } from 'react';

/** Key of the user's store: the tour has been taken, or is not wanted. */
export const TOUR_STORE_KEY = 'tour.isSeen';

/** Starts the tour, from wherever it is offered. */
export function startTour(): void {
  set(true);
}

export function endTour(): void {
  set(false);
}

export function useIsTouring(): boolean {
  return useSyncExternalStore(subscribe, () => isRunning);
}

let isRunning = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isRunning === next) return;
  isRunning = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
