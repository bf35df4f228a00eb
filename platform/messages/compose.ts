import type { Recipient } from '../providers/outbox';
import { mailHtml } from './html';
import type { Language } from './language';
import { filled, wordsIn } from './words';

/** What a message is about. */
export type MessageContent =
  | { readonly kind: 'loginCode' | 'registerCode' | 'resetCode'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'accountChanged'; readonly name: string; readonly what: 'emailId' | 'phoneNumber' | 'password' | 'both'; readonly contact: string };

export type MessageKind = MessageContent['kind'];

/** For whom, and in whose name. */
export interface MessageTo {
  readonly to: Recipient;
  readonly language: Language;
  /** The name of the product as the reader knows it: a white-labelled institute's own. */
  readonly appName: string;
}

/** A message in words. */
export interface ComposedMessage {
  readonly subject: string;
  /** The plain text: all of a text message. */
  readonly body: string;
  /** The same for programs that show HTML; `null` for a text message. */
  readonly html: string | null;
  /** The code in it, to be shown large. */
  readonly code: string | null;
}

/** Puts a message into the words of its reader. */
export function composeMessage({ to, language, appName, content }: MessageTo & { readonly content: MessageContent }): ComposedMessage {
  const app = plainName(appName);
  const { subject, paragraphs, code } = content.kind === 'accountChanged' ? changedParts({ language, content }) : codeParts({ language, content });
  const named = filled(subject, { app });
  const sentBy = filled(wordsIn(language).sentBy, { app });
  if (to.channel === 'sms') return { subject: named, body: `${named}\n${paragraphs.slice(0, 3).join(' ')}`, html: null, code };
  return { subject: named, body: [...paragraphs, sentBy].join('\n\n'), html: mailHtml({ language, title: named, paragraphs, code, sentBy }), code };
}

interface Parts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code: string | null;
}

function codeParts({ language, content: { kind, code, minutes } }: { language: Language; content: Extract<MessageContent, { code: string }> }): Parts {
  const words = wordsIn(language).code;
  const subject = { loginCode: words.subjects.login, registerCode: words.subjects.register, resetCode: words.subjects.reset }[kind];
  return { subject, paragraphs: [filled(words.text, { code }), filled(words.valid, { minutes }), words.unasked], code };
}

function changedParts({ language, content: { name, what, contact } }: { language: Language; content: Extract<MessageContent, { kind: 'accountChanged' }> }): Parts {
  const words = wordsIn(language).accountChanged;
  return { subject: words.subject, paragraphs: [filled(words.hello, { name: plainName(name) }), words.changes[what], filled(words.unexpected, { contact })], code: null };
}

/** A name somebody has chosen must not end a line of the message's head. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
