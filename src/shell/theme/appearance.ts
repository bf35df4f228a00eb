import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark'] as const;
export const ACCENTS = ['indigo', 'teal', 'emerald', 'amber', 'rose'] as const;
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** How the console looks to this person: kept in the browser, applied to `<html>` as data attributes. */
export interface Appearance {
  readonly theme: (typeof THEMES)[number];
  readonly accent: (typeof ACCENTS)[number];
  readonly density: (typeof DENSITIES)[number];
}

/** Where each choice is kept. `public/boot.js` reads the same keys before the first paint. */
export const APPEARANCE_KEYS: Readonly<Record<keyof Appearance, string>> = {
  theme: 'lectern.theme',
  accent: 'lectern.accent',
  density: 'lectern.density',
};

/** What is chosen now. Nothing chosen: the system's theme, indigo, normal. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, current);
}

/** Applies a choice at once and remembers it. */
export function setAppearance(change: Partial<Appearance>): void {
  for (const [name, value] of Object.entries(change)) {
    remember(APPEARANCE_KEYS[name as keyof Appearance], value);
  }
  applyAppearance();
}

/** Writes the stored choices onto `<html>`. Called at the start, and again when another tab changes them. */
export function applyAppearance(): void {
  snapshot = read();
  Object.assign(document.documentElement.dataset, snapshot);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let snapshot: Appearance | undefined;

function current(): Appearance {
  snapshot ??= read();
  return snapshot;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || Object.values(APPEARANCE_KEYS).includes(event.key)) applyAppearance();
}

function read(): Appearance {
  const isDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
  return {
    theme: oneOf({ values: THEMES, key: APPEARANCE_KEYS.theme, otherwise: isDark ? 'dark' : 'light' }),
    accent: oneOf({ values: ACCENTS, key: APPEARANCE_KEYS.accent, otherwise: 'indigo' }),
    density: oneOf({ values: DENSITIES, key: APPEARANCE_KEYS.density, otherwise: 'normal' }),
  };
}

function oneOf<T extends string>({ values, key, otherwise }: { values: readonly T[]; key: string; otherwise: T }): T {
  const stored = recall(key);
  return values.find((value) => value === stored) ?? otherwise;
}

// Storage may be switched off in the browser; the choice then lasts as long as the page.
const memory = new Map<string, string>();

function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Kept in memory above.
  }
}
