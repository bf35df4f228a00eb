import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Calls that one connection may have unanswered: browsers and programs wait for a reply before they ask again over the same one. */
const MOST_UNANSWERED = 8;

/** What was asked over a connection and is not answered yet. */
const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** Whether a connection still owes a reply. */
export function owesReply(socket: Socket): boolean {
  return (unanswered.get(socket)?.size ?? 0) > 0;
}

/**
 * What connections must not do to the server. A reply that waits behind another of its connection is told when that ends, which the runtime does
 * for the foremost alone: files, turns and memory would stay with it for ever. A connection with more than `mostUnanswered` calls that are
 * not answered is ended. Before everything else that hears of requests.
 */
export function registerConnections(app: FastifyInstance, { mostUnanswered = MOST_UNANSWERED }: { readonly mostUnanswered?: number } = {}): void {
  app.server.on('connection', (socket: Socket) => {
    const own = new Set<ServerResponse>();
    unanswered.set(socket, own);
    socket.once('close', () => {
      // Those that stood foremost are told by the runtime, before or after.
      for (const reply of own) if (reply.socket !== socket) reply.destroy().emit('close');
    });
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const own = unanswered.get(socket);
    if (!own) return;
    own.add(reply);
    reply.once('close', () => own.delete(reply));
    if (own.size > mostUnanswered) socket.destroy();
  });
  // What had come with them is not begun any more.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.socket.destroyed) return done();
    reply.hijack();
  });
}
