import { createRequire } from 'node:module';
import { expect } from 'vitest';

/** A client's socket, as far as it is used here. */
interface ClientSocket {
  readonly on: (event: 'open' | 'message' | 'close' | 'error', listener: (value: unknown) => void) => void;
  readonly send: (text: string) => void;
  readonly terminate: () => void;
}

const { WebSocket } = createRequire(import.meta.url)('ws') as { WebSocket: new (address: string, options?: { readonly headers?: Readonly<Record<string, string>> }) => ClientSocket };

/** A chat over the network, as a client of the specification has it. */
export interface Chat {
  /** Everything that came, as it came. */
  readonly heard: readonly string[];
  readonly closed: () => number | null;
  readonly send: (message: unknown) => void;
  /** Asks, and waits for the whole answer: what stands between [TYPING] and [REMOVE_TYPING]. */
  readonly ask: (text: string, voice?: string) => Promise<string>;
  readonly isClosedBy: (code: number) => Promise<void>;
  readonly hears: (part: string) => Promise<void>;
  readonly leave: () => void;
}

export function openChat({ address, path, headers }: { readonly address: string; readonly path: string; readonly headers?: Readonly<Record<string, string>> }): Chat {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, headers && { headers });
  const heard: string[] = [];
  let code: number | null = null;
  const ready = new Promise<void>((done) => socket.on('open', () => done()));
  socket.on('error', () => undefined);
  socket.on('message', (text) => heard.push(String(text)));
  socket.on('close', (given) => {
    code = given as number;
  });
  const send = (message: unknown): void => void ready.then(() => socket.send(typeof message === 'string' ? message : JSON.stringify(message)));
  const ends = (): number => heard.filter((one) => one === '[REMOVE_TYPING]').length;
  return {
    heard, send,
    closed: () => code,
    ask: async (text, voice) => {
      const before = ends();
      send({ type: 'text', content: text, voice: voice ?? null });
      await expect.poll(ends, { timeout: 10_000, interval: 5 }).toBe(before + 1);
      const end = heard.lastIndexOf('[REMOVE_TYPING]');
      return heard.slice(heard.lastIndexOf('[TYPING]', end) + 1, end).join('');
    },
    isClosedBy: (wanted) => expect.poll(() => code, { timeout: 3_000, interval: 10 }).toBe(wanted),
    hears: (part) => expect.poll(() => heard.join('\n'), { timeout: 5_000, interval: 10 }).toContain(part),
    leave: () => socket.terminate(),
  };
}
