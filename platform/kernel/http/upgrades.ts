import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface Upgrades {
  /** Of which the server makes its requests: `createServer({ IncomingMessage })`. */
  readonly Request: typeof IncomingMessage;
  /** Hears which addresses declare a socket. Before all routes. */
  readonly register: (app: FastifyInstance) => void;
}

/**
 * Only addresses that declare a socket are asked for one. Headers that ask for another protocol anywhere else (a web page of strangers can send
 * those of a web socket, some clients ask every server for HTTP/2) are left aside, as HTTP has it: the runtime is told of none, and reads and answers
 * the call as any other. A connection that it has once handed out for another protocol is one on which it hears nothing any more, neither that there is room for more nor its end.
 */
export function createUpgrades(): Upgrades {
  const sockets = new Set<string>();
  class Request extends IncomingMessage {
    declare asked: boolean | null | undefined;

    /** Whether the runtime hands the connection out; it asks once head and address are read. */
    get upgrade(): boolean {
      if (!this.asked) return false;
      const [path = ''] = (this.url ?? '').split('?', 1);
      return this.method === 'CONNECT' || sockets.has(path);
    }

    set upgrade(asked: boolean | null) {
      this.asked = asked;
    }
  }
  return {
    Request,
    register: (app) => void app.addHook('onRoute', ({ websocket, url }) => {
      if (websocket) sockets.add(url);
    }),
  };
}
