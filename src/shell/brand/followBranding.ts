import type { Session } from '../../authProvider/session';
import { applyAppearance } from '../../ui/look/appearance';
import { BRANDING_KEY } from '../../schemas/storageKeys';
import { currentBranding, refreshBranding, subscribeBranding } from '../../ui/look/brandState';

/**
 * Keeps icon and colours of the page with the branding while the page is open. `public/boot.js` has applied it once;
 * the window's title is set by the screens. Gives back how to stop.
 */
export function followBranding({ session }: { session: Pick<Session, 'subscribe'> }): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === BRANDING_KEY) refreshBranding();
  };
  const stop = subscribeBranding(() => {
    showIcon(currentBranding().favIconUrl);
    applyAppearance();
  });
  const stopSession = session.subscribe(refreshBranding);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    stopSession();
    window.removeEventListener('storage', onStorage);
  };
}

function showIcon(address: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  link.dataset['own'] ??= link.href;
  link.href = address ?? link.dataset['own'];
}
