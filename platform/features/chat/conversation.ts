import type { PlatformContext } from '../../kernel/context';
import { localeOf } from '../../kernel/language';
import { answerTo } from './assistant/answer';
import { AssistantFailure, hear, speak } from './assistant/model';
import type { Question } from './assistant/question';
import { readMessage } from './message';
import { CHAT_WORDS, said } from './words';

type Context = PlatformContext;

/** What the server's messages begin with (part 2 §7); what begins with none of them is text. */
export const MARKERS = { typing: '[TYPING]', userSaid: '[USER_SAID]', audio: '[AUDIO]', removeTyping: '[REMOVE_TYPING]' } as const;

/** Questions that wait while one is answered. */
const MOST_WAITING = 3;
/** In a minute, for one person or visitor. */
const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;
/** What was said before is kept so long, in messages. */
const MOST_KEPT = 12;
/** Speech of more than that nobody listens to. In characters. */
const MOST_SPOKEN = 1_500;

export interface Conversation {
  /** Takes a message of the client; what comes back goes to `send`. */
  readonly take: (raw: string) => void;
  /** Whatever is being answered is not wanted any more. */
  readonly end: () => void;
}

export interface ConversationParams {
  readonly context: Context;
  /** Who asks; read anew for every question, as rights may have changed. */
  readonly who: () => Pick<Question, 'reader' | 'name'>;
  readonly about: Pick<Question, 'language' | 'zone'>;
  readonly send: (text: string) => void;
  /** What has to be done before a message is answered; it may end the chat. @throws never */
  readonly before: () => Promise<void>;
  /** When this person asked in the last minute, over all their chats. */
  readonly asked: number[];
}

/** One chat: messages are answered one after the other, each between [TYPING] and [REMOVE_TYPING]. */
export function createConversation({ context, who, about, send, before: lookFirst, asked }: ConversationParams): Conversation {
  const words = CHAT_WORDS[about.language];
  const ended = new AbortController();
  const before: { role: 'user' | 'assistant'; content: string }[] = [];
  const waiting: (() => Promise<void>)[] = [];
  let isBusy = false;
  const say = (text: string): void => {
    if (!ended.signal.aborted) send(text);
  };
  /** A piece of an answer is never taken for a marker. */
  const sayText = (text: string): void => say(Object.values(MARKERS).some((marker) => text.startsWith(marker)) ? `\u200b${text}` : text);

  const answer = async ({ text, isSpoken }: { readonly text: string; readonly isSpoken: boolean }): Promise<void> => {
    let whole = '';
    for await (const piece of answerTo({ context, question: { text, ...about, ...who(), before: [...before], signal: ended.signal } })) {
      whole += piece;
      sayText(piece);
    }
    before.push({ role: 'user', content: text }, { role: 'assistant', content: whole });
    before.splice(0, Math.max(0, before.length - MOST_KEPT));
    say(MARKERS.removeTyping);
    const { assistant } = context.config;
    if (isSpoken && assistant?.speech && whole !== '') say(`${MARKERS.audio}${(await speak({ settings: assistant, signal: ended.signal, text: spoken(whole) })).toString('base64')}`);
  };
  const listen = async (audio: Buffer): Promise<string | null> => {
    const { assistant } = context.config;
    if (!assistant?.hearing) return null;
    return hear({ settings: assistant, signal: ended.signal, audio, language: about.language });
  };
  const run = async (raw: string): Promise<void> => {
    await lookFirst();
    if (ended.signal.aborted) return;
    const message = readMessage(raw);
    if (message.kind === 'bad') return say(message.isTooLong ? said(words.tooLong, { most: message.most.toLocaleString(localeOf(about.language)) }) : words.unreadable);
    say(MARKERS.typing);
    try {
      let text = message.kind === 'text' ? message.text : '';
      if (message.kind === 'audio') {
        const heard = await listen(message.audio);
        if (heard === null || heard === '') {
          sayText(heard === null ? words.noEar : words.unheard);
          return say(MARKERS.removeTyping);
        }
        text = heard;
        say(`${MARKERS.userSaid}${heard}`);
      }
      await answer({ text, isSpoken: message.voice });
    } catch (error) {
      if (ended.signal.aborted) return;
      context.logger.warn({ err: error }, 'a question in the chat could not be answered');
      // Speech is an extra: the answer has been read already.
      if (!(error instanceof AssistantFailure) || message.kind === 'audio') sayText(words.failed);
      say(MARKERS.removeTyping);
    }
  };
  const next = (): void => {
    const one = waiting.shift();
    if (!one) {
      isBusy = false;
      return;
    }
    isBusy = true;
    void one().finally(next);
  };
  return {
    take: (raw) => {
      const now = context.clock().getTime();
      while (asked.length > 0 && now - asked[0]! > MINUTE_MS) asked.shift();
      if (asked.length >= MOST_A_MINUTE) return say(words.tooOften);
      asked.push(now);
      if (waiting.length >= MOST_WAITING) return say(words.busy);
      waiting.push(() => run(raw));
      if (!isBusy) next();
    },
    end: () => ended.abort(),
  };
}

/** An answer as it is read aloud: without its markup, and not without end. */
function spoken(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>\\]|^- /gm, '').slice(0, MOST_SPOKEN);
}
