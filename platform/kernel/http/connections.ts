import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failure } from '../errors';

/** Calls that one connection may have unanswered: browsers and programs wait for a reply before they ask again over the same one. */
const MOST_UNANSWERED = 8;

/**
 * What connections must not do to the server. A reply that waits behind another of its connection is told when that ends, which the runtime does
 * for the foremost alone: files, turns and memory would stay with it for ever. A connection with more than `mostUnanswered` calls that are
 * not answered is ended. Before everything else that hears of requests.
 */
export function registerConnections(app: FastifyInstance, { mostUnanswered = MOST_UNANSWERED }: { readonly mostUnanswered?: number } = {}): void {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
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

/**
 * Only addresses that declare a socket are asked for one. Headers that ask for another protocol anywhere else (a web page of strangers can send
 * those of a web socket, some clients ask every server for HTTP/2) are left aside, as HTTP has it, and the call is answered as any other; its connection ends with it.
 * One with a body is refused. Before all routes.
 */
export function registerUpgrades(app: FastifyInstance): void {
  const sockets = new Set<string>();
  /** The runtime reads no body of a call that asks for another protocol. */
  const unread = new WeakSet<IncomingMessage>();
  app.addHook('onRequest', (request, _reply, done) => done(unread.has(request.raw) ? failure({ reason: 'unreadable', params: { detail: 'a call with a body cannot ask for another protocol; leave out the header “Upgrade”' } }) : undefined));
  app.addHook('onRoute', ({ websocket, url }) => {
    if (websocket) sockets.add(url);
  });
  app.addHook('onReady', async () => {
    const { server } = app;
    type Take = (request: IncomingMessage, socket: Socket, head: Buffer) => void;
    const taking = server.listeners('upgrade') as Take[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (sockets.has(path)) return taking.forEach((take) => take.call(server, request, socket, head));
      const { headers } = request;
      if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) unread.add(request);
      server.emit('request', request, plainReply({ request, socket }));
    });
  });
}

/** A reply over a connection that was handed out for another protocol. */
function plainReply({ request, socket }: { readonly request: IncomingMessage; readonly socket: Socket }): ServerResponse {
  socket.on('error', () => socket.destroy());
  const reply = new ServerResponse(request);
  reply.shouldKeepAlive = false;
  reply.assignSocket(socket);
  return reply.once('finish', () => socket.destroySoon());
}
