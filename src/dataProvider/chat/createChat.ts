import ReconnectingWebSocket from 'partysocket/ws';
import { CHAT_VOICE, readChatEvent, type ChatQuestion } from './protocol';

/** Something that was said in a chat. */
export interface ChatMessage {
  readonly id: number;
  readonly from: 'me' | 'assistant';
  readonly text: string;
  /** Was spoken, and what was heard is not known yet. */
  readonly isSpoken?: boolean;
}

/** `lost`: it was tried often enough; `refused`: trying does not help. */
export type ChatStatus = 'closed' | 'connecting' | 'open' | 'lost' | 'refused';

export interface ChatState {
  readonly status: ChatStatus;
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
}

export interface Chat {
  readonly state: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and greets where nothing was said yet. */
  readonly open: () => void;
  /** Leaves the platform; what was said stays. */
  readonly close: () => void;
  readonly ask: (text: string, wantsSpeech: boolean) => void;
  /** `base64` of a recording. */
  readonly askBySpeech: (base64: string) => void;
  /** Tries again after it was given up. */
  readonly retry: () => void;
}

export interface ChatParams {
  /** The address of the socket: asked for each time, as tickets are good once. Rejects where there is none at present. */
  readonly address: () => Promise<string>;
  /** What is said first, and shown to nobody. */
  readonly greeting: () => string;
  /** Base64 of an answer in speech. */
  readonly onSpeech: (base64: string) => void;
  /** An answer is whole. */
  readonly onAnswer?: (text: string) => void;
  /** @default delays that grow from a second to twenty, six times */
  readonly delays?: { readonly first: number; readonly most: number; readonly times: number };
}

/** Codes of closing after which trying again does not help: a wrong key, no right, too many chats. */
const REFUSED = new Set([4400, 4403, 4429]);
const DELAYS = { first: 1_000, most: 20_000, times: 6 };
/** Older ones are dropped. */
const MOST_MESSAGES = 200;

/**
 * One chat with the assistant over a socket that is opened again when it is lost, with growing delay and not for ever. A
 * question that was not answered to its end is asked once more then: asking changes nothing.
 */
export function createChat({ address, greeting, onSpeech, onAnswer, delays = DELAYS }: ChatParams): Chat {
  let state: ChatState = { status: 'closed', messages: [], isTyping: false };
  const listeners = new Set<() => void>();
  let socket: ReconnectingWebSocket | null = null;
  /** What waits for the end of its answer, the message that the answer is, and how often it was sent. */
  let pending: { readonly question: ChatQuestion; sent: number; answerId: number | null } | null = null;
  const waiting: ChatQuestion[] = [];
  let lastId = 0;

  const put = (change: Partial<ChatState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const add = (message: Omit<ChatMessage, 'id'>): number => {
    lastId += 1;
    put({ messages: [...state.messages, { id: lastId, ...message }].slice(-MOST_MESSAGES) });
    return lastId;
  };
  const change = (id: number, to: (message: ChatMessage) => ChatMessage): void => put({ messages: state.messages.map((one) => (one.id === id ? to(one) : one)) });

  const next = (): void => {
    if (pending || state.status !== 'open') return;
    const question = waiting.shift();
    if (!question) return;
    pending = { question, sent: 1, answerId: null };
    socket?.send(JSON.stringify(question));
  };
  const finish = (): void => {
    const answer = state.messages.find(({ id }) => id === pending?.answerId);
    pending = null;
    put({ isTyping: false });
    if (answer) onAnswer?.(answer.text);
    next();
  };
  const read = (data: unknown): void => {
    const event = readChatEvent(String(data));
    if (event.kind === 'typing') put({ isTyping: true });
    else if (event.kind === 'typed') finish();
    else if (event.kind === 'speech') onSpeech(event.base64);
    else if (event.kind === 'heard') {
      const spoken = state.messages.findLast(({ from, isSpoken }) => from === 'me' && isSpoken === true);
      if (spoken) change(spoken.id, ({ id, from }) => ({ id, from, text: event.text }));
    } else if (!state.isTyping) {
      // A platform that does not stream: the message is the answer.
      add({ from: 'assistant', text: event.text });
      if (pending) finish();
    } else if (pending && pending.answerId !== null) change(pending.answerId, (one) => ({ ...one, text: one.text + event.text }));
    else {
      const id = add({ from: 'assistant', text: event.text });
      if (pending) pending.answerId = id;
    }
  };
  const onOpen = (): void => {
    put({ status: 'open', isTyping: false });
    if (pending) {
      const { answerId } = pending;
      // What had come of it was not whole.
      if (answerId !== null) put({ messages: state.messages.filter(({ id }) => id !== answerId) });
      if (pending.sent < 2) {
        pending = { ...pending, sent: pending.sent + 1, answerId: null };
        socket?.send(JSON.stringify(pending.question));
      } else finish();
    } else if (state.messages.length === 0 && waiting.length === 0) waiting.push({ type: 'text', content: greeting(), voice: null });
    next();
  };
  const open = (): void => {
    if (socket) return;
    put({ status: 'connecting' });
    const own = new ReconnectingWebSocket(address, [], { minReconnectionDelay: delays.first, maxReconnectionDelay: delays.most, reconnectionDelayGrowFactor: 1.8, maxRetries: delays.times, minUptime: 3_000, connectionTimeout: 10_000, maxEnqueuedMessages: 0 });
    socket = own;
    const giveUp = (status: ChatStatus): void => {
      own.close();
      if (socket !== own) return;
      socket = null;
      put({ status, isTyping: false });
    };
    const lose = (): void => {
      if (socket !== own) return;
      if (own.retryCount >= delays.times) giveUp('lost');
      else put({ status: 'connecting', isTyping: false });
    };
    own.addEventListener('open', () => socket === own && onOpen());
    own.addEventListener('message', ({ data }) => socket === own && read(data));
    own.addEventListener('error', lose);
    own.addEventListener('close', ({ code }) => (REFUSED.has(code) ? giveUp('refused') : lose()));
  };
  const close = (): void => {
    const own = socket;
    socket = null;
    own?.close();
    put({ status: 'closed', isTyping: false });
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    close,
    ask: (text, wantsSpeech) => {
      add({ from: 'me', text });
      waiting.push({ type: 'text', content: text, voice: wantsSpeech ? CHAT_VOICE : null });
      next();
    },
    askBySpeech: (base64) => {
      add({ from: 'me', text: '', isSpoken: true });
      waiting.push({ type: 'audio', content: base64, voice: CHAT_VOICE });
      next();
    },
    retry: () => {
      close();
      open();
    },
  };
}
