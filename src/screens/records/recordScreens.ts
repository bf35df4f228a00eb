import { withWords } from '../../i18n/withWords';
import type { Resource } from '../../schemas';
import { preloadable } from '../common/preloadable';

/** What each generated screen takes: the declaration it is generated from. */
export interface ScreenProps {
  readonly resource: Resource;
}

/** The screens of one record. Their code is loaded when first needed, or in a quiet moment before. */
export const recordScreens = {
  create: preloadable<ScreenProps>(async () => (await withWords(() => import('../form/CreateScreen'))).CreateScreen),
  edit: preloadable<ScreenProps>(async () => (await withWords(() => import('../form/EditScreen'))).EditScreen),
  show: preloadable<ScreenProps>(async () => (await withWords(() => import('../show/ShowScreen'))).ShowScreen),
  /** Beside what is said to who may not make a record. */
  kept: preloadable<ScreenProps>(async () => (await withWords(() => import('../form/KeptDraft'))).KeptDraft),
  /** Below a record that is not there. */
  missingAbove: preloadable<ScreenProps & { readonly id: string }>(async () => (await withWords(() => import('../actions/MissingAbove'))).MissingAbove),
};

/** Loads that code now, as when the pointer comes near a record. */
export function loadRecordScreens(): void {
  // A failure is met again, and said, when the screen is opened.
  void Promise.allSettled(Object.values(recordScreens).map((one) => one.preload()));
}

/**
 * Loads that code once the browser has nothing better to do: whoever looks at a list opens one of its records next.
 * Returns what calls it off.
 */
export function preloadRecordScreens(): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(loadRecordScreens, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
