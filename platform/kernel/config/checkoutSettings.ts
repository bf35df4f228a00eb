import { parsedUrl } from '../../../src/schemas';
import { ConfigError } from './configError';

/** How the operator is paid. */
export interface CheckoutSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where the provider's calls are, `https://api.razorpay.com`. */
  readonly apiBase: string;
}

const NAMES = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * The keys of Razorpay, which belong together; `null`: nobody pays here, but at the sandbox of a demo.
 * @throws ConfigError in plain words, without a secret
 */
export function checkoutSettings(env: Readonly<Record<string, string | undefined>>): CheckoutSettings | null {
  const [keyId = '', keySecret = '', webhookSecret = ''] = NAMES.map((name) => env[name]?.trim());
  const missing = NAMES.filter((name) => !env[name]?.trim());
  if (missing.length === NAMES.length) return null;
  if (missing.length > 0) throw new ConfigError(`${NAMES.join(', ')} belong together: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. All three stand in Razorpay’s dashboard, under API keys and webhooks.`);
  if (webhookSecret.length < 12) throw new ConfigError('RAZORPAY_WEBHOOK_SECRET is too short: whoever guesses it tells of payments that never were. At least 12 characters are needed, the same here and in Razorpay’s dashboard.');
  const base = env['RAZORPAY_API'] || 'https://api.razorpay.com';
  const url = parsedUrl(base);
  if (!url || !/^https?:$/.test(url.protocol) || (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) || url.pathname !== '/' || url.search || url.username) throw new ConfigError(`RAZORPAY_API is “${base}”: an origin such as https://api.razorpay.com is needed.`);
  return { keyId, keySecret, webhookSecret, apiBase: url.origin };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
