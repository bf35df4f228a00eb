import { PRODUCT_BRANDING } from '../../schemas/branding';
import { BRANDING_KEY, TOKEN_KEY } from '../../schemas/storageKeys';
import type { Branding } from '../../schemas';

/**
 * Whose look the page has: that of who has sent it to the reader, as by an invitation; then the signed-in white-labelled user's, otherwise that of the host as it stands in the page,
 * otherwise the product's.
 */
export function currentBranding(): Branding {
  current ??= lent ?? usersBranding() ?? hostsBranding() ?? PRODUCT_BRANDING;
  return current;
}

/** Remembers a white-labelled user's branding until sign-out, or forgets it, and shows it. */
export function rememberBranding(branding: Branding | null): void {
  try {
    if (branding) localStorage.setItem(BRANDING_KEY, JSON.stringify(branding));
    else localStorage.removeItem(BRANDING_KEY);
  } catch {
    // Without storage the host's look stays.
  }
  refreshBranding();
}

/** The host's branding has changed since the page came. A page that is loaded anew brings it along. */
export function showHostBranding(branding: Branding): void {
  renewedHost = branding;
  refreshBranding();
}

/** The look of one page, of whoever has sent the reader there; `null` gives it back. */
export function lendBranding(branding: Branding | null): void {
  lent = branding;
  refreshBranding();
}

/** Looks again whose branding it is: after sign-in and sign-out, in this tab or another. */
export function refreshBranding(): void {
  const before = JSON.stringify(currentBranding());
  current = null;
  if (JSON.stringify(currentBranding()) === before) return;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the branding changes. Gives back how to stop. */
export function subscribeBranding(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let current: Branding | null = null;
let renewedHost: Branding | null = null;
let lent: Branding | null = null;
const listeners = new Set<() => void>();

function usersBranding(): Branding | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ? (JSON.parse(localStorage.getItem(BRANDING_KEY) ?? 'null') as Branding | null) : null;
  } catch {
    return null;
  }
}

function hostsBranding(): Branding | null {
  if (renewedHost) return renewedHost;
  try {
    const settings = JSON.parse(document.getElementById('lectern-config')?.textContent || '{}') as { readonly branding?: Branding };
    return settings.branding ?? null;
  } catch {
    return null;
  }
}
