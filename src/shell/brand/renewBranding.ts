import type { Session } from '../../authProvider/session';
import type { Clients } from '../../dataProvider/client';
import { safeAddress } from '../../schemas/branding';
import type { Branding } from '../../schemas';
import { rememberBranding, showHostBranding } from './brandState';

/** Asks a white-labelled user's branding anew, since it may have changed after sign-in. One that cannot be read stays. */
export async function renewBranding({ session, clients }: { session: Pick<Session, 'user'>; clients: Pick<Clients, 'main'> }): Promise<void> {
  const asked = session.user();
  if (!asked?.isWhiteLabelled) return;
  try {
    const { data } = await clients.main.send({ method: 'GET', path: '/branding', handling: { isExtra: true, quiet: true } });
    if (session.user()?.id === asked.id) takeBranding({ data, isWhiteLabelled: true });
  } catch {
    return;
  }
}

/** Shows a branding that has just been read: a white-labelled user's own, otherwise the host's. What is none is left alone. */
export function takeBranding({ data, isWhiteLabelled }: { data: unknown; isWhiteLabelled: boolean }): void {
  if (!isBranding(data)) return;
  const branding = { ...data, logoUrl: safeAddress(data.logoUrl), favIconUrl: safeAddress(data.favIconUrl) };
  if (isWhiteLabelled) rememberBranding(branding);
  else showHostBranding(branding);
}

function isBranding(data: unknown): data is Branding {
  return typeof data === 'object' && data !== null && typeof (data as Partial<Branding>).appName === 'string' && typeof (data as Partial<Branding>).pageTitle === 'string';
}
