import { useSyncExternalStore } from 'react';
import type { Branding } from '../../schemas';
import { currentBranding, subscribeBranding } from './brandState';

/** Name, title, logo and icon of whose console this is (part 1 §1: white-labelled institutes have their own). */
export function useBranding(): Branding {
  return useSyncExternalStore(subscribeBranding, currentBranding);
}
