import { localStorageStore } from 'ra-core';
import type { Store } from 'ra-core';

/**
 * What a person has chosen about the frame, kept for that person in this browser. How lists were searched and which rows
 * were selected is not: that lives in the address and in the visit (`shell/nav/listVisit`). What an earlier release left
 * of it is taken away. Until a language is chosen it is the one that is spoken: react-admin would draw nothing at first, and then
 * everything at one go, to see whether it is.
 */
export function consoleStore(userId: string, spoken?: string): Store {
  const kept = localStorageStore(undefined, `lectern.${userId}`);
  return {
    ...kept,
    setup: () => {
      kept.setup();
      for (const key of Object.keys(kept.listItems?.() ?? {})) if (isOfVisit(key)) kept.removeItem(key);
    },
    getItem: (key, otherwise) => (isOfVisit(key) ? (otherwise as never) : kept.getItem(key, key === 'locale' ? (otherwise ?? (spoken as never)) : otherwise)),
    setItem: (key, value) => {
      if (!isOfVisit(key)) kept.setItem(key, value);
    },
  };
}

function isOfVisit(key: string): boolean {
  return /\.(listParams|selectedIds|selectedIds\.storeKeys|selectionScope)$/.test(key);
}
