import { useSyncExternalStore } from 'react';
import { currentBranding } from './brandState';

export const THEMES = ['light', 'dark', 'system'] as const;
export const ACCENTS = ['indigo', 'teal', 'emerald', 'amber', 'rose'] as const;
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** How the console looks to this person: kept in the browser, applied to `<html>` as data attributes. */
export interface Appearance {
  /** As chosen; `system` follows the device while the page is open. */
  readonly theme: (typeof THEMES)[number];
  /** What `theme` comes to now. */
  readonly scheme: 'light' | 'dark';
  /** `brand`: the tenant's own colour, until a preset is chosen by hand. */
  readonly accent: (typeof ACCENTS)[number] | 'brand';
  readonly density: (typeof DENSITIES)[number];
}

/** What can be chosen; `accent: 'brand'` gives a choice of colour up. */
export type AppearanceChange = Partial<Omit<Appearance, 'scheme'>>;

/** Where each choice is kept. `public/boot.js` reads the same keys before the first paint. */
export const APPEARANCE_KEYS: Readonly<Record<keyof AppearanceChange, string>> = {
  theme: 'lectern.theme',
  accent: 'lectern.accent',
  density: 'lectern.density',
};

/** What is chosen now. Nothing chosen: the system's theme, the tenant's colour or indigo, normal. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, current);
}

/** Applies a choice at once and remembers it. */
export function setAppearance(change: AppearanceChange): void {
  for (const [name, value] of Object.entries(change)) {
    remember(APPEARANCE_KEYS[name as keyof AppearanceChange], value);
  }
  applyAppearance();
}

/** Writes the stored choices onto `<html>`. Called at the start, and again when another tab or the branding changes them. */
export function applyAppearance(): void {
  snapshot = read();
  const { scheme, accent, density } = snapshot;
  Object.assign(document.documentElement.dataset, { theme: scheme, accent, density });
  paintBrand(snapshot);
  for (const listener of listeners) listener();
}

/** The tenant's colours stand on the element itself, above those of the presets. */
function paintBrand({ scheme, accent }: Appearance): void {
  const { style } = document.documentElement;
  for (const name of painted) style.removeProperty(name);
  const tokens = Object.entries((accent === 'brand' && currentBranding().colours?.[scheme]) || {});
  for (const [name, value] of tokens) style.setProperty(name, value);
  painted = tokens.map(([name]) => name);
}

/** What `public/boot.js` may have painted. */
let painted: readonly string[] = ['--accent', '--accent-strong', '--accent-contrast', '--accent-soft', '--accent-softer', '--focus'];
const listeners = new Set<() => void>();
let snapshot: Appearance | undefined;

function current(): Appearance {
  snapshot ??= read();
  return snapshot;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', onStorage);
    systemDark()?.addEventListener('change', applyAppearance);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    systemDark()?.removeEventListener('change', applyAppearance);
  };
}

function systemDark(): MediaQueryList | undefined {
  darkQuery ??= window.matchMedia?.('(prefers-color-scheme: dark)');
  return darkQuery;
}

let darkQuery: MediaQueryList | undefined;

function onStorage(event: StorageEvent): void {
  if (event.key === null || Object.values(APPEARANCE_KEYS).includes(event.key)) applyAppearance();
}

function read(): Appearance {
  const theme = oneOf({ values: THEMES, key: APPEARANCE_KEYS.theme, otherwise: 'system' });
  return {
    theme,
    scheme: theme === 'system' ? (systemDark()?.matches ? 'dark' : 'light') : theme,
    accent: oneOf({ values: ACCENTS, key: APPEARANCE_KEYS.accent, otherwise: currentBranding().colours ? 'brand' : 'indigo' }),
    density: oneOf({ values: DENSITIES, key: APPEARANCE_KEYS.density, otherwise: 'normal' }),
  };
}

function oneOf<T extends string, O extends string>({ values, key, otherwise }: { values: readonly T[]; key: string; otherwise: O }): T | O {
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
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
