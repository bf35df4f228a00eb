import { createRequire } from 'node:module';
import { expect } from 'vitest';

/** A client's socket, as far as it is used here. */
interface ClientSocket {
  readonly on: (event: 'open' | 'message' | 'close' | 'error', listener: (value: unknown) => void) => void;
  readonly send: (text: string) => void;
  readonly terminate: () => void;
}

const { WebSocket } = createRequire(import.meta.url)('ws') as { WebSocket: new (address: string) => ClientSocket };

/** A console that is open, as the platform sees it: what it heard, and why it was closed. */
export interface OpenConsole {
  readonly marks: readonly string[];
  /** Code of the closing, once it is closed. */
  readonly closed: () => number | null;
  /** Waits until so many marks have come. */
  readonly heard: (count: number, within?: number) => Promise<void>;
  readonly isClosedBy: (code: number, within?: number) => Promise<void>;
  readonly leave: () => void;
}

/** Opens a socket over the network and says who it is; without a token it says nothing. */
export function openConsole({ address, token }: { readonly address: string; readonly token?: string }): OpenConsole {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/v9/user/live`);
  const marks: string[] = [];
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('open', () => token !== undefined && socket.send(token));
  socket.on('message', (text) => marks.push(String(text)));
  socket.on('close', (given) => {
    code = given as number;
  });
  return {
    marks,
    closed: () => code,
    heard: (count, within = 20_000) => expect.poll(() => marks.length, { timeout: within, interval: 10 }).toBe(count),
    isClosedBy: (wanted, within = 20_000) => expect.poll(() => code, { timeout: within, interval: 10 }).toBe(wanted),
    leave: () => socket.terminate(),
  };
}
