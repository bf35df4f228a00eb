import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { LIVE_PATH, MOST_SOCKET_BYTES } from '../../kernel/http/addresses';
import type { Stranger, StrangerSockets } from '../../kernel/http/strangerSockets';
import { createTurns } from '../../kernel/turns';
import type { ActorStore } from './actorStore';
import { rightsMark } from './gate';

/** What of a socket is used here. */
interface Socket {
  readonly readyState: number;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason?: string) => void;
  readonly terminate: () => void;
  readonly ping: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly on: (event: 'message' | 'close' | 'pong' | 'error', listener: (data: unknown) => void) => unknown;
}

/** A console that is open, and whose. */
interface Open {
  readonly socket: Socket;
  readonly token: string;
  readonly userId: string;
  mark: string;
  /** Has answered since it was asked last. */
  isAlive: boolean;
}

/** `readyState` of a socket that is neither closing nor closed. */
const OPEN = 1;
/** Why a socket was closed, as the console reads it. */
export const CLOSED = { sessionEnded: 4401, tooMany: 4429 } as const;
/** As the protocol of sockets has them. */
const GOING_AWAY = 1001;
const TOO_BIG = 1009;
/** A token is short; other sockets of this server take more. In bytes. */
const MOST_BYTES = 1_024;
/** Connections that have gone silently are found by asking. In ms. */
const PULSE_MS = 30_000;
/** Tabs of one person on this node. */
const MOST_EACH = 50;
/** A change that concerns everybody is looked up little by little. */
const AT_ONCE = 4;

/**
 * A socket by which open consoles hear within a moment that rights are others, or that the session has ended, whoever changed
 * it and on whichever node. The first message is the token, so that it stands in no address. What comes back is the mark of
 * the rights (`x-rights`), at once and whenever it is another; the rights themselves are asked for by the usual call. Closed
 * with 4401 once the session has ended, with 4429 where somebody has too many; who says nothing is ended without a word.
 */
export async function registerLive(app: FastifyInstance, { actors, strangers }: { readonly actors: ActorStore; readonly strangers: StrangerSockets }): Promise<void> {
  const people = new Map<string, Set<Open>>();
  const turns = createTurns({ atOnce: AT_ONCE });
  const drop = (one: Open): void => {
    const own = people.get(one.userId);
    own?.delete(one);
    if (own?.size === 0) people.delete(one.userId);
  };
  const look = async (one: Open): Promise<void> => {
    const end = await turns.take();
    try {
      const signedIn = await actors.look(one.token);
      if (!signedIn) return one.socket.close(CLOSED.sessionEnded);
      const mark = rightsMark(signedIn);
      if (mark === one.mark) return;
      one.mark = mark;
      one.socket.send(mark);
    } catch (error) {
      // The console comes again, and learns it then.
      app.log.warn({ err: error }, 'an open console could not be told of its rights');
      one.socket.terminate();
    } finally {
      end?.();
    }
  };
  actors.onForget((userId) => {
    const concerned = userId === '*' ? [...people.values()] : [people.get(userId) ?? []];
    for (const own of concerned) for (const one of own) void look(one);
  });

  const begin = async ({ socket, stranger, token }: { readonly socket: Socket; readonly stranger: Stranger; readonly token: string }): Promise<void> => {
    const signedIn = await actors.look(token);
    if (!signedIn) return stranger.refuse(CLOSED.sessionEnded);
    // It left while it was looked up, and would never be dropped.
    if (socket.readyState !== OPEN) return;
    const own = people.get(signedIn.actor.id) ?? new Set();
    if (own.size >= MOST_EACH) return stranger.refuse(CLOSED.tooMany);
    stranger.known();
    const one: Open = { socket, token, userId: signedIn.actor.id, mark: rightsMark(signedIn), isAlive: true };
    people.set(one.userId, own.add(one));
    socket.on('close', () => drop(one));
    socket.on('pong', () => {
      one.isAlive = true;
    });
    socket.send(one.mark);
    // What changed while it was looked up.
    void look(one);
  };

  await app.register(fastifyWebsocket, {
    options: { maxPayload: MOST_SOCKET_BYTES },
    // Of all sockets of this server: that the platform goes away, and not that something has broken.
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(GOING_AWAY);
      this.websocketServer.close();
      done();
    },
  });
  app.get(LIVE_PATH, { websocket: true, config: { public: true } }, (given: unknown, request) => {
    const socket = given as Socket;
    const stranger = strangers.admit({ socket, request, isHeard: true });
    if (!stranger) return;
    let hasSpoken = false;
    socket.on('message', (data) => {
      if ((data as Buffer).length > MOST_BYTES) return socket.close(TOO_BIG);
      if (hasSpoken) return;
      hasSpoken = true;
      begin({ socket, stranger, token: String(data).replace(/^bearer\s+/i, '').trim() }).catch((error: unknown) => {
        app.log.warn({ err: error }, 'an open console could not be recognised');
        socket.terminate();
      });
    });
  });

  let pulse: ReturnType<typeof setTimeout> | null = null;
  const beat = (): void => {
    pulse = setTimeout(() => {
      for (const own of people.values()) for (const one of own) ask(one);
      beat();
    }, PULSE_MS);
    pulse.unref();
  };
  beat();
  app.addHook('preClose', async () => {
    if (pulse) clearTimeout(pulse);
  });
}

function ask(one: Open): void {
  if (!one.isAlive) return one.socket.terminate();
  one.isAlive = false;
  one.socket.ping();
}
