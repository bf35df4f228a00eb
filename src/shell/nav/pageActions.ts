import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done to what the open page shows. */
export interface PageAction {
  /** The same on every page of its kind. */
  readonly key: string;
  readonly icon: string;
  /** Names what it is done to. */
  readonly label: string;
  /** Changes or removes the record: is never chosen for who has not chosen it. @default false */
  readonly isDanger?: boolean;
  readonly run: () => void;
}

/** Offers what can be done here in the command palette too, as long as the page is open. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => set(actions), [actions]);
  useEffect(() => () => set(NONE), []);
}

/** What can be done to what the open page shows. */
export function useOfferedPageActions(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, () => offered);
}

const NONE: readonly PageAction[] = [];
let offered = NONE;
const listeners = new Set<() => void>();

function set(actions: readonly PageAction[]): void {
  if (offered === actions) return;
  offered = actions;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
