import type { Language } from '../../kernel/language';
import type { InstituteStanding } from './standings';
import { en } from './en';
import { fr } from './fr';
import { ja } from './ja';
import { zh } from './zh';

/** Everything the platform itself says to people: messages, and its page of them. `%{…}` stands for a parameter. */
export interface Words {
  readonly code: {
    /** Subjects, by what the code is for. */
    readonly subjects: { readonly login: string; readonly register: string; readonly reset: string };
    readonly text: string;
    readonly valid: string;
    readonly unasked: string;
    readonly expired: string;
    /** Stands in the place of a code that a mail server has taken. */
    readonly sent: string;
  };
  /** To an address somebody has tried to register again. */
  readonly accountExists: { readonly subject: string; readonly text: string; readonly next: string };
  /** To the heads of an institute, of a visitor of its site. */
  readonly enquiry: Readonly<Record<'subject' | 'text' | 'name' | 'phone' | 'email' | 'wrote' | 'next', string>>;
  readonly accountChanged: {
    readonly subject: string;
    readonly button: string;
    readonly hello: string;
    /** By what has changed. */
    readonly changes: { readonly emailId: string; readonly phoneNumber: string; readonly password: string; readonly both: string };
    readonly unexpected: string;
  };
  /** To somebody who has an account and no password yet. */
  readonly invitation: LinkWords & {
    /** The same to a learner, who does not work in the console. */
    readonly learner: { readonly text: string; readonly own: string };
  };
  /** Where a learner signs in: at an address, or whom to ask for it. */
  readonly learnerSignIn: { readonly at: string; readonly ask: string; /** Where the institute has no website. */ readonly app: string };
  /** To somebody for whom a manager has asked for a new password. */
  readonly passwordLink: LinkWords;
  readonly link: {
    readonly unexpected: string;
    /** Stands in the place of a link that is worth nothing any more. */
    readonly over: string;
    /** Stands in the place of a link that a mail server has taken. */
    readonly sent: string;
  };
  /** To the heads of an institute whose standing has changed. */
  readonly standing: Readonly<Record<InstituteStanding, { readonly subject: string; readonly text: string }>> & {
    readonly granted: string;
    readonly signIn: string;
    readonly questions: string;
    readonly contact: string;
  };
  /** Around what a module says. */
  readonly told: { readonly open: string; /** For a learner of an institute whose site nobody has named; `app` where it has none. */ readonly elsewhere: string; readonly app: string };
  /** Below a mail. */
  /** What stands above or before something. */
  readonly labelled: string;
  readonly sentBy: string;
  /** All that stands at the own host of an institute that is closed. */
  readonly closedHost: { readonly title: string; readonly text: string };
  readonly outbox: {
    readonly title: string;
    readonly text: string;
    /** Instead of `text`, where mails go out. */
    readonly mailed: string;
    readonly states: Readonly<Record<'waiting' | 'sent' | 'failed' | 'expired', string>>;
    readonly nextTry: string;
    readonly tries: string;
    /** Of what was to follow a change and was given up; for `days` it is kept. */
    readonly givenUp: string;
    readonly givenUpText: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly to: string;
    readonly codeFor: string;
    readonly copy: string;
    readonly follow: string;
    readonly newer: string;
    readonly older: string;
    readonly reload: string;
    readonly toConsole: string;
    readonly email: string;
    readonly sms: string;
    readonly reading: string;
    readonly signIn: string;
    readonly script: string;
  };
}

/** Words around a link. */
export interface LinkWords {
  readonly subject: string;
  readonly text: string;
  /** From somebody who is called as the place is: a head named after the institute. */
  readonly own: string;
  readonly button: string;
  readonly valid: string;
}

const WORDS: Readonly<Record<Language, Words>> = { en, zh, fr, ja };

export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** A text with its parameters in their places. */
export function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
