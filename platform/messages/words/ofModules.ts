import type { Language } from './language';

/** One message of a module: what a mail is called, and what it says after the greeting. */
export interface ModuleMessage {
  readonly subject: string;
  readonly text: string;
}

interface ModuleFile {
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

/** What stands in a message for something else, besides the record's own fields. */
export const MESSAGE_PARAMS = ['app', 'by', 'place', 'title'] as const;

/** The names that stand in a message for something else. */
export function paramsOf({ subject, text }: ModuleMessage): string[] {
  return [...new Set([...`${subject} ${text}`.matchAll(/%\{(\w+)\}/g)].map((found) => found[1]!))];
}
