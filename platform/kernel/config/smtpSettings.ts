import { ConfigError } from './configError';
import { parsedUrl } from '../../../src/schemas';

/** How mails go out. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly isSecure: boolean;
  /** Nothing is sent unless the connection is encrypted. Not asked of a server on this machine. */
  readonly isTlsRequired: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: string;
}

const FORM = 'an address such as smtp://user:password@mail.example.org:587 is needed (smtps:// for TLS from the start)';

/**
 * `SMTP_URL` and `MAIL_FROM`, which belong together; `null`: mails stay in the outbox.
 * @throws ConfigError in plain words, without the password
 */
export function smtpSettings(env: Readonly<Record<string, string | undefined>>): SmtpSettings | null {
  const [address, from] = [env['SMTP_URL']?.trim(), env['MAIL_FROM']?.trim()];
  if (!address && !from) return null;
  if (!address) throw new ConfigError(`MAIL_FROM is set and SMTP_URL is not: ${FORM}.`);
  const url = parsedUrl(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new ConfigError(`SMTP_URL cannot be read: ${FORM}. Signs like @ or / in a password are written as %40 and %2F.`);
  if (url.pathname !== '' && url.pathname !== '/') throw new ConfigError(`SMTP_URL has “${url.pathname}” behind the server: ${FORM}. A / in a password is written as %2F.`);
  if (url.search || url.hash) throw new ConfigError(`SMTP_URL takes no further settings behind the server: ${FORM}.`);
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user && !password) throw new ConfigError('SMTP_URL names a user and no password: write smtp://user:password@….');
  if (!from) throw new ConfigError('SMTP_URL is set and MAIL_FROM is not: the address mails come from is needed, such as no-reply@example.org.');
  if (!/^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+$/.test(from)) throw new ConfigError(`MAIL_FROM is “${from}”: one plain address is needed, such as no-reply@example.org. The name beside it is that of the product.`);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, port: url.port ? Number(url.port) : isSecure ? 465 : 587, isSecure, isTlsRequired: !isSecure && !LOOPBACK.has(host), user: user || null, password: password || null, from };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('SMTP_URL holds a % that stands for nothing: in a user or a password it is written as %25.');
  }
}
