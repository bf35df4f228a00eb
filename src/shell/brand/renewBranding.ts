import type { Session } from '../../authProvider/session';
import type { Clients } from '../../dataProvider/client';
import { safeAddress } from '../../schemas/branding';
import type { Branding } from '../../schemas';
import { rememberBranding } from './brandState';

/** Asks a white-labelled user's branding anew, since it may have changed after sign-in. One that cannot be read stays. */
export async function renewBranding({ session, clients }: { session: Pick<Session, 'user'>; clients: Pick<Clients, 'main'> }): Promise<void> {
  const asked = session.user();
  if (!asked?.isWhiteLabelled) return;
  try {
    const { data } = await clients.main.send({ method: 'GET', path: '/branding', handling: { quiet: true } });
    if (isBranding(data) && session.user()?.id === asked.id) rememberBranding({ ...data, logoUrl: safeAddress(data.logoUrl), favIconUrl: safeAddress(data.favIconUrl) });
  } catch {
    return;
  }
}

function isBranding(data: unknown): data is Branding {
  return typeof data === 'object' && data !== null && typeof (data as Partial<Branding>).appName === 'string' && typeof (data as Partial<Branding>).pageTitle === 'string';
}
