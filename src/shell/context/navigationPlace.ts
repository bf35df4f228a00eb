import { useSyncExternalStore } from 'react';

/** Where the navigation stands on a wide screen: beside the page, or in a bar above it (part 1 §2). */
export const NAVIGATION_PLACES = ['side', 'top'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** Kept for the browser, as the look is. */
const KEY = 'lectern.navigation';
/** While this holds `true`, My Profile and what moves or narrows the navigation are hidden (part 1 §2). */
export const PROFILE_HIDDEN_KEY = 'lectern.profileHidden';

export function useNavigationPlace(): NavigationPlace {
  return useSyncExternalStore(subscribe, current);
}

export function setNavigationPlace(place: NavigationPlace): void {
  memory = place;
  try {
    localStorage.setItem(KEY, place);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Whether the stored flag hides My Profile and the toggle of the navigation. */
export function isProfileHidden(): boolean {
  return read(PROFILE_HIDDEN_KEY) === 'true';
}

const listeners = new Set<() => void>();
let memory: NavigationPlace = 'side';

function current(): NavigationPlace {
  return NAVIGATION_PLACES.find((place) => place === read(KEY)) ?? memory;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
