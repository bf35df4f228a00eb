import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on a free port of this machine, which keeps what it has taken. */
export interface MailServer {
  readonly port: number;
  /** What it has taken, read as a mail program reads it. */
  readonly mails: (Email & { readonly to?: unknown; readonly envelopeTo: readonly string[] })[];
  /** Cuts every connection there is. */
  cut(): void;
  close(): Promise<void>;
}

/** @param taken is asked before a mail is taken, once all of it is there: what it throws is the server's answer */
export async function startMailServer({ options = {}, taken }: { readonly options?: SMTPServerOptions; readonly taken?: (server: MailServer) => void } = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
          try {
            taken?.(state);
            done();
          } catch (error) {
            done(error as Error);
          }
        });
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const state: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    cut: () => (server as unknown as { connections: Set<{ _socket: { destroy: () => void } }> }).connections.forEach((one) => one._socket.destroy()),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return state;
}

/** An answer with a code of its own. */
export function answer(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
