import type { Session } from '../../authProvider/session';
import type { PlatformCall } from '../../dataProvider/platformCall';
import { sendCall } from '../../dataProvider/sendCall';
import { safeAddress } from '../../schemas/branding';
import type { Branding } from '../../schemas';
import { readBranding } from './calls';
import { rememberBranding, showHostBranding } from '../../ui/look/brandState';

/** Asks a white-labelled user's branding anew, since it may have changed after sign-in. One that cannot be read stays. */
export async function renewBranding({ session, data }: { session: Pick<Session, 'user'>; data: CanCall }): Promise<void> {
  const asked = session.user();
  if (!asked?.isWhiteLabelled) return;
  try {
    const branding = await askBranding(data);
    if (session.user()?.id === asked.id) takeBranding({ data: branding, isWhiteLabelled: true });
  } catch {
    return;
  }
}

interface CanCall {
  readonly call: PlatformCall;
}

/** The branding as the platform has it now, for `takeBranding`. @throws CallFailure, which nobody has shown */
export function askBranding(data: CanCall): Promise<unknown> {
  return sendCall({ data, call: readBranding, input: {}, handling: { quiet: true } });
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
