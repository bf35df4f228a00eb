import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network';
import { onReplyEnd } from './replyEnd';

/** So long a reply may wait for its reader before it is broken off: what nobody reads stays in memory, or keeps a file open. In ms. */
const UNREAD_MS = 60_000;
/** Who reads a heavy reply more slowly than that is taken for nobody, in bytes a second: it stays in memory meanwhile. A slow mobile network has as much. */
const LEAST_SPEED = 20_000;
/** What strangers of one network may leave unread, in bytes. */
const MOST_OF_STRANGERS = 64 * 1024 * 1024;

/** How long a reader is waited for. */
export interface Patience {
  /** While nothing of it is read, in ms; besides as long as the whole takes at `leastSpeed`. @default a minute */
  readonly unreadMs?: number;
  /** In bytes a second. @default 20,000 */
  readonly leastSpeed?: number;
  /** Of heavy replies that nobody has signed in for, by network, in bytes. @default 64 MB */
  readonly mostOfStrangers?: number;
}

export interface Sent {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sent: unknown;
  /** What waits in memory; `null` where it is read from elsewhere as it goes out, a file of any length. */
  readonly bytes: number | null;
}

/**
 * Replies that wait for their readers. A socket on which nothing moves for so long is closed by itself; once the reply is out it waits for the next
 * request as before. So is one on which too little moves of what is held in memory, and the one that has waited longest where the
 * strangers of one network leave too much. With it goes whatever waits on it to be read.
 */
export function createUnread({ unreadMs = UNREAD_MS, leastSpeed = LEAST_SPEED, mostOfStrangers = MOST_OF_STRANGERS }: Patience): { readonly watch: (sent: Sent) => void } {
  const strangers = new Map<string, Map<Sent, Socket>>();
  const holdForStranger = (held: Sent, socket: Socket): (() => void) => {
    const network = networkOf(held.request.ip);
    const own = strangers.get(network) ?? new Map<Sent, Socket>();
    strangers.set(network, own.set(held, socket));
    let sum = [...own.keys()].reduce((all, { bytes }) => all + (bytes ?? 0), 0);
    for (const [one, of] of own) {
      if (sum <= mostOfStrangers || one === held) break;
      sum -= one.bytes ?? 0;
      of.destroy();
    }
    return () => {
      own.delete(held);
      if (own.size === 0 && strangers.get(network) === own) strangers.delete(network);
    };
  };
  return {
    watch: (held) => {
      const { request, reply, sent, bytes } = held;
      const { socket } = request.raw;
      if (!(socket instanceof Socket)) return;
      if (!socket.destroyed) socket.setTimeout(unreadMs);
      const late = bytes === null ? null : setTimeout(() => socket.destroy(), unreadMs + (bytes / leastSpeed) * 1_000).unref();
      const leave = bytes !== null && !request.actor ? holdForStranger(held, socket) : null;
      onReplyEnd({ request, reply, act: () => {
        if (late) clearTimeout(late);
        leave?.();
        if (sent instanceof Readable) sent.destroy();
      } });
    },
  };
}
