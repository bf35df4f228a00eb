import { localStorageStore } from 'ra-core';
import type { Store } from 'ra-core';

/**
 * What a person has chosen about the frame, kept for that person in this browser. How lists were searched and which rows
 * were selected is not: that lives in the address and in the visit (`shell/nav/listVisit`). What an earlier release left
 * of it is taken away.
 */
export function consoleStore(userId: string): Store {
  const kept = localStorageStore(undefined, `lectern.${userId}`);
  return {
    ...kept,
    setup: () => {
      kept.setup();
      for (const key of Object.keys(kept.listItems?.() ?? {})) if (isOfVisit(key)) kept.removeItem(key);
    },
    getItem: (key, otherwise) => (isOfVisit(key) ? (otherwise as never) : kept.getItem(key, otherwise)),
    setItem: (key, value) => {
      if (!isOfVisit(key)) kept.setItem(key, value);
    },
  };
}

function isOfVisit(key: string): boolean {
  return /\.(listParams|selectedIds|selectedIds\.storeKeys|selectionScope)$/.test(key);
}
