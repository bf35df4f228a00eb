import type { FastifyRequest } from 'fastify';
import { networkOf } from './network';

/** What of a socket is used here. */
interface Socket {
  readonly close: (code: number) => void;
  readonly terminate: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly on: (event: 'close' | 'error', listener: () => void) => unknown;
}

/** A socket whose owner is not known yet. */
export interface Stranger {
  /** Its owner is known: it is counted, bounded and waited for no longer, and heard. */
  readonly known: () => void;
  /** Says why it is closed. Who does not take leave at once is ended without. */
  readonly refuse: (code: number) => void;
}

/** Sockets of this node whose owners are not known yet. */
export interface StrangerSockets {
  /**
   * Takes a new socket in.
   * @param isHeard whether it says by a message who it is; the others are not read until it is known
   * @returns `null` where its network has too many already: it is ended
   */
  readonly admit: (asked: { readonly socket: Socket; readonly request: Pick<FastifyRequest, 'ip' | 'raw'>; readonly isHeard: boolean }) => Stranger | null;
}

/** Behind one network may stand a whole institute whose consoles come back at once. */
const MOST_OF_A_NETWORK = 200;
/** All that a stranger may send, its framing included: a token, in bytes. */
const MOST_BYTES = 2_048;
/** So long who it is may take. In ms. */
const PATIENCE_MS = 5_000;

/**
 * What nobody answers for costs little: of sockets whose owners are not known there are few a network, they send little, and soon they
 * are known or ended. A goodbye that the other side has to answer is for those alone who take it at once.
 */
export function createStrangerSockets({ mostOfANetwork = MOST_OF_A_NETWORK }: { readonly mostOfANetwork?: number } = {}): StrangerSockets {
  const counts = new Map<string, number>();
  return {
    admit: ({ socket, request: { ip, raw }, isHeard }) => {
      // What is wrong with its frames concerns nobody else.
      socket.on('error', () => undefined);
      const network = networkOf(ip);
      const count = counts.get(network) ?? 0;
      if (count >= mostOfANetwork) {
        socket.terminate();
        return null;
      }
      counts.set(network, count + 1);
      const line = raw.socket;
      let bytes = 0;
      const read = (chunk: Buffer): void => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) socket.terminate();
      };
      const late = setTimeout(() => socket.terminate(), PATIENCE_MS);
      let isOver = false;
      const leave = (): void => {
        if (isOver) return;
        isOver = true;
        clearTimeout(late);
        line.off('data', read);
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      };
      socket.on('close', leave);
      if (!isHeard) socket.pause();
      else line.on('data', read);
      return {
        known: () => {
          leave();
          if (!isHeard) socket.resume();
        },
        refuse: (code) => {
          socket.close(code);
          if (isHeard) return;
          line.on('data', read);
          socket.resume();
        },
      };
    },
  };
}
