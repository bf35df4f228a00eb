import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { CHAT_PATHS } from '../../kernel/http/addresses';
import { networkOf } from '../../kernel/http/network';
import { knownZone } from '../../kernel/days';
import { isOwnOrigin } from '../../kernel/http/ownOrigin';
import type { Stranger, StrangerSockets } from '../../kernel/http/strangerSockets';
import { createTurns } from '../../kernel/turns';
import type { ActorStore, SignedIn } from '../../identity/sessions/actorStore';
import { mayWork } from '../../identity/sessions/gate';
import { askedLanguage, LANGUAGES, type Language } from '../../kernel/language';
import { createConversation, type Conversation } from './conversation';
import { helpIndex } from './help/search';
import { takeTicket } from './tickets';

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

interface Open {
  readonly socket: Socket;
  /** The person, or the address of a visitor. */
  readonly whose: string;
  readonly conversation: Conversation;
  isAlive: boolean;
  /** When its reader was looked up last. In ms. */
  lookedAt: number;
}

/** `readyState` of a socket that is neither closing nor closed. */
const OPEN = 1;
/** Why a chat was closed, as the console reads it. 1001, with the platform, and 1009 are the protocol's own. */
export const CLOSED = { wrongKey: 4400, sessionEnded: 4401, forbidden: 4403, tooMany: 4429 } as const;
/** Chats of one person on this node, and of one address of visitors; and how many there are of all together, up to which another begins: visitors leave room for who works here. */
const MOST = { person: { each: 10, all: 2_000 }, address: { each: 40, all: 1_500 } } as const;
/** Connections that have gone silently are found by asking. In ms. */
const PULSE_MS = 30_000;
/** A change that concerns everybody is looked up little by little. */
const AT_ONCE = 4;
/** Sessions and plans also end by time alone, of which nobody tells: before an answer a reader is looked up anew who has not been for as long. In ms. */
const LOOK_MS = 5_000;
const KEY = /^[\w-]{8,100}$/;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * The chats: `/admin/chat?ticket=` for who works in the console, `?token=` for other clients, `/plan/chat?session_id=` for
 * visitors of the plans. `language` and `zone` may stand beside: those of the page. A chat ends with its session (4401).
 */
export function registerChatSockets(app: FastifyInstance, { context, actors, strangers }: { readonly context: PlatformContext; readonly actors: ActorStore; readonly strangers: StrangerSockets }): void {
  const all = new Set<Open>();
  const counts = new Map<string, { sockets: number; readonly asked: number[] }>();
  /** Of chats of people: how one is looked up anew. */
  const looks = new Map<Open, () => Promise<void>>();
  const turns = createTurns({ atOnce: AT_ONCE });
  const lookAgain = async (one: Open, look: () => Promise<void>): Promise<void> => {
    const end = await turns.take();
    try {
      one.lookedAt = context.clock().getTime();
      await look();
    } catch (error) {
      app.log.warn({ err: error }, 'an open chat could not be told of its rights');
      one.conversation.end();
      one.socket.terminate();
    } finally {
      end?.();
    }
  };
  const lookBefore = async (one: Open): Promise<void> => {
    const look = looks.get(one);
    if (look && Math.abs(context.clock().getTime() - one.lookedAt) >= LOOK_MS) await lookAgain(one, look);
  };

  const open = ({ socket, stranger, whose, most, about, who }: { readonly socket: Socket; readonly stranger: Stranger; readonly whose: string; readonly most: { readonly each: number; readonly all: number }; readonly about: { readonly language: Language; readonly zone: string }; readonly who: () => { readonly reader: RequestActor | null; readonly name: string } }): Open | null => {
    const own = counts.get(whose) ?? { sockets: 0, asked: [] };
    if (own.sockets >= most.each || all.size >= most.all) {
      stranger.refuse(CLOSED.tooMany);
      return null;
    }
    stranger.known();
    own.sockets += 1;
    counts.set(whose, own);
    // Before the first question.
    void helpIndex(about.language);
    const conversation = createConversation({
      context, who, about, asked: own.asked,
      before: () => lookBefore(one),
      send: (text) => {
        if (socket.readyState === OPEN) socket.send(text);
      },
    });
    const one: Open = { socket, whose, conversation, isAlive: true, lookedAt: context.clock().getTime() };
    all.add(one);
    socket.on('pong', () => {
      one.isAlive = true;
    });
    socket.on('close', () => {
      conversation.end();
      all.delete(one);
      looks.delete(one);
      own.sockets -= 1;
      // Who comes back within the minute has asked as often as before.
      if (own.sockets === 0) setTimeout(() => own.sockets === 0 && counts.get(whose) === own && counts.delete(whose), 60_000).unref();
    });
    return one;
  };

  app.get(CHAT_PATHS.admin, { websocket: true }, (given: unknown, request) => {
    const socket = given as Socket;
    const stranger = strangers.admit({ socket, request, isHeard: false });
    if (!stranger) return;
    if (!isOwnOrigin({ request, config: context.config })) return stranger.refuse(CLOSED.forbidden);
    const early = holdMessages(socket);
    const begin = async (): Promise<void> => {
      const signedIn = await signedInBy({ query: request.query as Query, context, actors });
      if (!signedIn) return stranger.refuse(CLOSED.sessionEnded);
      if (!mayChat(signedIn)) return stranger.refuse(CLOSED.forbidden);
      if (socket.readyState !== OPEN) return;
      let actor = signedIn.actor;
      const one = open({ socket, stranger, whose: actor.id, most: MOST.person, about: aboutOf(request), who: () => ({ reader: actor, name: actor.name }) });
      if (!one) return;
      looks.set(one, async () => {
        const now = await actors.lookSession(actor.sessionId);
        if (now && mayChat(now)) {
          actor = now.actor;
          return;
        }
        // At once: a socket is closed only once the other side has heard of it.
        one.conversation.end();
        socket.close(CLOSED.sessionEnded);
      });
      early.hand(one.conversation.take);
    };
    begin().catch((error: unknown) => {
      app.log.warn({ err: error }, 'a chat could not be opened');
      socket.terminate();
    });
  });

  app.get(CHAT_PATHS.plan, { websocket: true }, (given: unknown, request) => {
    const socket = given as Socket;
    const stranger = strangers.admit({ socket, request, isHeard: false });
    if (!stranger) return;
    if (!isOwnOrigin({ request, config: context.config })) return stranger.refuse(CLOSED.forbidden);
    const { session_id: key = '' } = request.query as Query;
    if (!KEY.test(key)) return stranger.refuse(CLOSED.wrongKey);
    const early = holdMessages(socket);
    const one = open({ socket, stranger, whose: `visitor ${networkOf(request.ip)}`, most: MOST.address, about: aboutOf(request), who: () => ({ reader: null, name: '' }) });
    if (one) early.hand(one.conversation.take);
  });

  actors.onForget((userId) => {
    for (const [one, look] of looks) if (userId === '*' || one.whose === userId) void lookAgain(one, look);
  });

  let pulse: ReturnType<typeof setTimeout> | null = null;
  const beat = (): void => {
    pulse = setTimeout(() => {
      for (const one of all) ask(one);
      beat();
    }, PULSE_MS);
    pulse.unref();
  };
  beat();
  app.addHook('preClose', async () => {
    if (pulse) clearTimeout(pulse);
    for (const one of all) one.conversation.end();
  });
}

function ask(one: Open): void {
  if (!one.isAlive) return one.socket.terminate();
  one.isAlive = false;
  one.socket.ping();
}

/** What comes while somebody is looked up is not lost; more than a few messages are. */
function holdMessages(socket: Socket): { readonly hand: (take: (raw: string) => void) => void } {
  const held: string[] = [];
  let take: ((raw: string) => void) | null = null;
  socket.on('message', (data) => {
    if (take) take(String(data));
    else if (held.length < 3) held.push(String(data));
  });
  return {
    hand: (to) => {
      take = to;
      held.splice(0).forEach(to);
    },
  };
}

async function signedInBy({ query: { ticket, token }, context, actors }: { readonly query: Query; readonly context: PlatformContext; readonly actors: ActorStore }): Promise<SignedIn | null> {
  if (ticket !== undefined && ticket !== '') {
    const sessionId = KEY.test(ticket) ? await takeTicket({ context, ticket }) : null;
    return sessionId === null ? null : actors.lookSession(sessionId);
  }
  const plain = token?.replace(/^bearer\s+/i, '').trim() ?? '';
  return plain.length >= 20 && plain.length <= 200 ? actors.look(plain) : null;
}

/** Learners have no console; those whose plan has ended have little of it. */
function mayChat(signedIn: SignedIn): boolean {
  return signedIn.actor.role !== 'student' && mayWork(signedIn);
}

function aboutOf(request: FastifyRequest): { readonly language: Language; readonly zone: string } {
  const { language, zone } = request.query as Query;
  return { language: LANGUAGES.find((one) => one === language) ?? askedLanguage(request.headers['accept-language']) ?? 'en', zone: knownZone(zone?.slice(0, 60)) };
}
