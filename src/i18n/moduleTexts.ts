import type { LocaleCode } from './locales';
import type { MessageTree } from './mergeMessages';

/** Fetches the words of all modules in a language, by the modules' names. */
export type LoadModuleWords = (locale: LocaleCode) => Promise<Readonly<Record<string, MessageTree>>>;

interface ModuleTexts {
  put(of: { readonly locale: LocaleCode; readonly module: string; readonly words: MessageTree }): void;
  /** What stands under `resources.<module>.…`; undefined where nothing does, or the module's words are not there. */
  text(of: { readonly locale: LocaleCode; readonly key: string }): string | undefined;
  setLoad(load: LoadModuleWords): void;
  /** Fetches, in another language, the words of the modules whose words are there: all at once, since these soon are most. What cannot be had keeps its readable names. */
  follow(locale: LocaleCode): Promise<void>;
}

const PREFIX = 'resources.';

/** The words of modules, which come one module after the other, as these are opened. */
export function createModuleTexts(): ModuleTexts {
  const texts = new Map<string, Map<string, string>>();
  let load: LoadModuleWords | null = null;
  const put: ModuleTexts['put'] = ({ locale, module, words }) => void texts.set(`${locale} ${module}`, textsIn(words));
  return {
    put,
    text({ locale, key }) {
      if (!key.startsWith(PREFIX)) return undefined;
      const end = key.indexOf('.', PREFIX.length);
      return texts.get(`${locale} ${key.slice(PREFIX.length, end)}`)?.get(key.slice(end + 1));
    },
    setLoad: (next) => void (load = next),
    async follow(locale) {
      const modules = [...new Set([...texts.keys()].map((key) => key.split(' ')[1]!))].filter((module) => !texts.has(`${locale} ${module}`));
      const found = modules.length > 0 && load ? await load(locale).catch(() => null) : null;
      for (const module of found ? modules : []) if (found![module]) put({ locale, module, words: found![module] });
    },
  };
}

/** Every text of a tree by its dotted key. */
function textsIn(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(Object.entries(tree).flatMap(([part, value]): (readonly [string, string])[] =>
    typeof value === 'string' ? [[prefix + part, value]] : value === undefined ? [] : [...textsIn(value, `${prefix}${part}.`)],
  ));
}
