import type { Language } from '../../../kernel/language';
import type { RequestActor } from '../../../kernel/context';

/** Something that was asked, and by whom. */
export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly reader: RequestActor | null;
  /** The reader's name; empty for anybody. */
  readonly name: string;
  /** The reader's time zone. */
  readonly zone: string;
  /** What was said before in this chat, the newest last. */
  readonly before: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly signal: AbortSignal;
}

/** Text that stands in an answer as itself: no markup of its own, in one line. */
export function asText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!]/g, (sign) => `\\${sign}`);
}
