import { createHmac } from 'node:crypto';
import type { Config } from '../../kernel/config/config';

/** Where the sandbox's own pages and calls are. */
export const SANDBOX_PATH = '/sandbox';

/** Where the provider tells of payments; it is entered in its dashboard. */
export const WEBHOOK_PATH = '/api/v9/payment/webhook';

interface Parts {
  readonly config: Pick<Config, 'mode' | 'checkout' | 'secret'>;
}

/** Money that is none is taken where nothing is for earnest alone. */
export function hasSandbox({ config }: Parts): boolean {
  return config.mode === 'demo' && config.checkout === null;
}

/** Keys of the sandbox, which nobody has to set: they follow from the platform's own secret. */
export function sandboxKeys({ config }: Parts): { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string } {
  const of = (what: string): string => createHmac('sha256', config.secret).update(`sandbox ${what}`).digest('base64url');
  return { keyId: 'rzp_test_sandbox', keySecret: of('key'), webhookSecret: of('webhook') };
}
