import { askElsewhere } from '../../kernel/db/elsewhere';
import { oneLine } from '../../jobs/tries';
import type { SmtpSettings } from '../../kernel/config/smtpSettings';

/** A message on its way out. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly language: string;
  /** The name it comes from: the product's, or a white-labelled institute's. */
  readonly sender: string | null;
}

/** Why a mail did not go out, and whether trying again makes sense. */
export interface MailFailure {
  /** In one line, without the text of the mail. */
  readonly reason: string;
  readonly isFinal: boolean;
}

/** The server has this long for everything together; each step has less. In ms. */
const WHOLE_MS = 60_000;
const STEP_MS = 15_000;

/** Times a mail waits for, shorter in tests. */
export interface MailLimits {
  readonly wholeMs?: number;
  readonly stepMs?: number;
}

/**
 * Sends one mail. The same id gives the same Message-ID, so that a mail which arrives twice, because the connection was lost
 * before the server's last word, is known by its receivers as one.
 * @returns `null` when the server has taken it
 */
export async function sendMail({ smtp, mail, limits = {} }: { readonly smtp: SmtpSettings; readonly mail: OutgoingMail; readonly limits?: MailLimits }): Promise<MailFailure | null> {
  askElsewhere('The mail server');
  const { wholeMs = WHOLE_MS, stepMs = STEP_MS } = limits;
  // Read with the first mail, and not at every start.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host: smtp.host, port: smtp.port, secure: smtp.isSecure, requireTLS: smtp.isTlsRequired,
    ...(smtp.user === null ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs,
    disableFileAccess: true, disableUrlAccess: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(Object.assign(new Error(`The mail server took longer than ${Math.round(wholeMs / 1000)} seconds.`), { code: 'ETIMEDOUT' })), wholeMs);
  });
  const sending = transport.sendMail({
    from: { name: mail.sender ?? '', address: smtp.from },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${smtp.from.split('@')[1]}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  });
  sending.catch(() => undefined);
  try {
    await Promise.race([sending, tooLong]);
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Steps at which a server speaks of this mail; before them it speaks of us, and that can be set right. */
const ABOUT_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA|API)/;

/** A server that says 5xx to the mail itself will say so again. Everything else may pass. */
function failureOf(error: unknown): MailFailure {
  const { code, command, responseCode, message } = error as { code?: string; command?: string; responseCode?: number; message?: string };
  const isRefused = typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.test(command ?? '');
  // An address that no server is asked about: nodemailer itself finds no recipient in it.
  const isNoAddress = code === 'EENVELOPE' && responseCode === undefined;
  return { reason: oneLine(`${code ?? 'ERROR'}: ${message ?? ''}`), isFinal: isRefused || isNoAddress };
}
