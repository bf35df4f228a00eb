import type { Language } from '../../kernel/language';

/** One message of a module: what a mail is called, and what it says after the greeting. */
export interface ModuleMessage {
  readonly subject: string;
  readonly text: string;
}

/** What a module and its parts are called, as far as it says so itself. */
export interface ModuleWords {
  /** One and several: `Coupon |||| Coupons`. */
  readonly name?: string;
  readonly menu?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly actions?: Readonly<Record<string, string>>;
  /** What a field is, or what a number counts, in a sentence. */
  readonly hints?: Readonly<Record<string, string>>;
  /** What each state means, and what each action does. */
  readonly meanings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly effects?: Readonly<Record<string, string>>;
}

/** The words that modules share. */
export interface SharedWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
}

interface ModuleFile {
  readonly first?: ModuleWords;
  readonly later?: ModuleWords;
  readonly messages?: Readonly<Record<string, ModuleMessage>>;
}

/**
 * The messages of the modules, from the files that hold their other words: a module is one declaration and its words. The
 * console takes what it shows from them, and never these.
 */
const FILES = import.meta.glob<ModuleFile>('../../../src/i18n/*/modules/*.ts', { eager: true });

/** What a module says to people in one language, by the name of the message. */
export function messagesOf({ module, language }: { readonly module: string; readonly language: Language }): Readonly<Record<string, ModuleMessage>> {
  return FILES[`../../../src/i18n/${language}/modules/${module}.ts`]?.messages ?? {};
}

const SHARED = import.meta.glob<SharedWords>('../../../src/i18n/*/data.ts', { eager: true, import: 'common' });

/** What a module and its parts are called in one language. */
export function moduleWordsOf({ module, language }: { readonly module: string; readonly language: Language }): ModuleWords {
  const { first = {}, later = {} } = FILES[`../../../src/i18n/${language}/modules/${module}.ts`] ?? {};
  return { ...later, ...first, fields: { ...later.fields, ...first.fields }, choices: { ...later.choices, ...first.choices } };
}

/** What fields and choices are called where the module says nothing itself. */
export function sharedWordsOf(language: Language): SharedWords {
  return SHARED[`../../../src/i18n/${language}/data.ts`] ?? { fields: {}, choices: {} };
}

const CALLED = import.meta.glob<{ readonly also: Readonly<Record<string, string>> }>('../../../src/i18n/*/called.ts', { eager: true, import: 'called' });

/** What people call a module elsewhere. */
export function alsoCalled({ module, language }: { readonly module: string; readonly language: Language }): readonly string[] {
  return CALLED[`../../../src/i18n/${language}/called.ts`]?.also[module]?.split(', ') ?? [];
}

/** What stands in a message for something else, besides the record's own fields. */
export const MESSAGE_PARAMS = ['app', 'by', 'place', 'title'] as const;

/** The names that stand in a message for something else. */
export function paramsOf({ subject, text }: ModuleMessage): string[] {
  return [...new Set([...`${subject} ${text}`.matchAll(/%\{(\w+)\}/g)].map((found) => found[1]!))];
}
