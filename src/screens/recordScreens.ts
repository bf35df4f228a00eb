/** The code of the screens of one record. It is loaded when first needed, or in a quiet moment before. */
export const loadRecordScreens = {
  create: () => import('./form/CreateScreen'),
  edit: () => import('./form/EditScreen'),
  show: () => import('./show/ShowScreen'),
};

/**
 * Loads that code once the browser has nothing better to do: whoever looks at a list opens one of its records next.
 * Returns what calls it off.
 */
export function preloadRecordScreens(): () => void {
  // A failure is met again, and said, when the screen is opened.
  const load = (): void => void Promise.allSettled(Object.values(loadRecordScreens).map((one) => one()));
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(load, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
