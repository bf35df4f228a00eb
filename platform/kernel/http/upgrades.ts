import { IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { owesReply } from './connections';

export interface Upgrades {
  /** Of which the server makes its requests: `createServer({ IncomingMessage })`. */
  readonly Request: typeof IncomingMessage;
  /** Hears which addresses declare a socket. Before all routes. */
  readonly register: (app: FastifyInstance) => void;
}

/**
 * Only addresses that declare a socket are asked for one. Headers that ask for another protocol anywhere else (a web page of strangers can send
 * those of a web socket, some clients ask every server for HTTP/2) are left aside, as HTTP has it: the runtime is told of none, and reads and answers
 * the call as any other. So are those that come over a connection which still owes a reply: whoever wants a socket opens a connection for it, or waits
 * (RFC 6455, 4.1); with its own reply that connection ends, since what follows is in a protocol that nobody has begun. A connection that it has once handed out for another protocol is one on which it hears nothing any more, neither that there is room for more nor its end.
 */
export function createUpgrades(): Upgrades {
  const sockets = new Set<string>();
  class Request extends IncomingMessage {
    declare asked: boolean | null | undefined;
    /** Decided once: what a connection owes changes, and the runtime asks more than once. */
    declare isHandedOut: boolean | undefined;
    /** Whether it asks for a socket while its connection owes a reply. */
    declare isEarly: boolean | undefined;

    /** Whether the runtime hands the connection out; it asks once head and address are read. */
    get upgrade(): boolean {
      if (!this.asked) return false;
      const [path = ''] = (this.url ?? '').split('?', 1);
      this.isEarly ??= sockets.has(path) && owesReply(this.socket);
      this.isHandedOut ??= this.method === 'CONNECT' || (sockets.has(path) && !this.isEarly);
      return this.isHandedOut;
    }

    set upgrade(asked: boolean | null) {
      this.asked = asked;
    }
  }
  return {
    Request,
    register: (app) => {
      app.server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
        if (request instanceof Request && request.isEarly) reply.setHeader('connection', 'close');
      });
      app.addHook('onRoute', ({ websocket, url }) => {
        if (websocket) sockets.add(url);
      });
    },
  };
}

/** Whether a request's connection was handed out for a socket. */
export function opensSocket(request: IncomingMessage & { readonly upgrade?: boolean | null }): boolean {
  return request.upgrade === true;
}
