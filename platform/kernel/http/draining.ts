import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests have to finish in once the server closes. */
export const DRAIN_MS = 7_000;
/** Milliseconds in which a client answers that a web socket is being closed. */
const GOODBYE_MS = 1_000;

/**
 * Lets the server close within `DRAIN_MS`, whatever is connected: requests that have begun are answered, and their
 * connections end with the answer; connections without one end at once, whether they have said nothing, half a head, or
 * wait between two requests; what is left when time is up is cut off. The framework alone waits for all of them. Web sockets are
 * told by whoever holds them, and have `GOODBYE_MS` to take leave.
 */
export function registerDraining(app: FastifyInstance, { drainMs = DRAIN_MS }: { readonly drainMs?: number } = {}): void {
  const running = new Map<Socket, number>();
  /** Connections that have become web sockets. */
  const upgraded = new Set<Socket>();
  const state = { isClosing: false };
  app.server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => {
      running.delete(socket);
      upgraded.delete(socket);
    });
    if (state.isClosing) socket.destroy();
  });
  const begin = ({ socket }: IncomingMessage, reply: ServerResponse): void => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    reply.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (running.has(socket)) running.set(socket, left);
      if (state.isClosing && left === 0) socket.destroySoon();
    });
  };
  app.server.prependListener('request', begin);
  app.server.on('upgrade', ({ socket }: IncomingMessage) => upgraded.add(socket));
  app.addHook('preClose', async () => {
    state.isClosing = true;
    for (const [socket, requests] of running) if (requests === 0 && !upgraded.has(socket)) socket.destroy();
    const cut = new AbortController();
    void sleep(Math.min(GOODBYE_MS, drainMs), undefined, { signal: cut.signal }).then(() => upgraded.forEach((socket) => socket.destroy()), () => undefined);
    void sleep(drainMs, undefined, { signal: cut.signal }).then(() => {
      if (running.size > 0) app.log.warn({ connections: running.size }, 'requests that were still running have been cut off');
      for (const socket of running.keys()) socket.destroy();
    }, () => undefined);
    app.server.once('close', () => cut.abort());
  });
}
