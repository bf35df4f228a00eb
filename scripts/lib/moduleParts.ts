import { createTrustedLoader, filesSource, packHead, type PackedHead, type Resource, type ResourceInput } from '../../src/schemas';
import { LOCALES, type LocaleCode } from '../../src/i18n/locales';
import { mergeMessages, type MessageTree } from '../../src/i18n/mergeMessages';
import { namesOfModule, type ModuleWords } from '../../src/i18n/modules';

/** What a file of a module and a language holds. */
export interface ModulePart {
  /** Its own, and that of the module whose rows it is of. */
  readonly declarations: readonly ResourceInput[];
  /** Its own, over those of that module. */
  readonly words: MessageTree;
}

/** What the build makes of the declarations and their words. */
export interface ModuleParts {
  /** Of every module what the first load holds. */
  readonly heads: readonly PackedHead[];
  /** What modules are called, by language and name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, MessageTree>>>>;
  /** The words of all modules by language, for whoever chooses another one. */
  readonly words: Readonly<Record<string, Readonly<Record<string, MessageTree>>>>;
  /** What is fetched when a module is opened, by `<language>/<name>`. */
  readonly parts: Readonly<Record<string, ModulePart>>;
  /** Which module's list an address below `/app` begins with, by its first segment. */
  readonly segments: Readonly<Record<string, string>>;
}

const DECLARATIONS = filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }));
const WORDS = import.meta.glob<ModuleWords>('../../src/i18n/*/modules/*.ts', { eager: true });

/** The modules as the browser has them. A declaration without words in a language has none there: names are readable by themselves. */
export function moduleParts(): ModuleParts {
  const loader = createTrustedLoader({ sources: [DECLARATIONS] });
  const names = loader.all().map(({ name }) => name);
  const locales = LOCALES.map(({ locale }) => locale);
  const wordsOf = (locale: LocaleCode, name: string): ModuleWords => Object.entries(WORDS).find(([path]) => path.endsWith(`/${locale}/modules/${name}.ts`))?.[1] ?? { first: {} };
  const wholeWords = (locale: LocaleCode, { name, of }: Resource): MessageTree => wordsIn([...(of ? [wordsOf(locale, of.name)] : []), wordsOf(locale, name)]);
  return {
    heads: loader.all().map(packHead),
    names: Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(names.map((name) => [name, namesOfModule(wordsOf(locale, name))]))])),
    words: Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(loader.all().map((resource) => [resource.name, wholeWords(locale, resource)]))])),
    parts: Object.fromEntries(locales.flatMap((locale) => loader.all().map((resource) => [`${locale}/${resource.name}`, {
      declarations: [resource.name, ...(resource.of ? [resource.of.name] : [])].map((one) => loader.inputOf(one)!),
      words: wholeWords(locale, resource),
    }]))),
    segments: Object.fromEntries(loader.all().flatMap(({ name, routes }) => routes.map((route) => [route.split('/')[0]!, name] as const)).reverse()),
  };
}

/** All words of these, each over those before. */
function wordsIn(all: readonly ModuleWords[]): MessageTree {
  return all.reduce<MessageTree>((words, { first, later = {} }) => mergeMessages(words, mergeMessages(later, first)), {});
}
