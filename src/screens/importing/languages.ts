import { fetchModulePart } from '../../dataProvider/moduleParts';
import { createCellContext } from '../../fields/cellContext';
import type { CellContext } from '../../fields/values/cellTypes';
import { ALL_WORDS } from '../../i18n/allWords';
import type { MessageTree } from '../../i18n/mergeMessages';
import type { Resource } from '../../schemas';

/** The folder of the modules' words, as the build has written it into the page; null where it did not. */
function baseOfWords(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="lectern-modules"]')?.content.split(' ')[0] ?? null;
}

/** What a module's fields and choices are called in the languages besides the reader's own. What cannot be had is left out: a file then has to use other words. */
export async function otherContexts({ resource, locale }: { readonly resource: Resource; readonly locale: string }): Promise<readonly CellContext[]> {
  const base = baseOfWords();
  if (base === null) return [];
  const made = await Promise.allSettled(Object.keys(ALL_WORDS).filter((one) => one !== locale).map((one) => contextIn({ resource, locale: one, base })));
  return made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

async function contextIn({ resource, locale, base }: { resource: Resource; locale: string; base: string }): Promise<CellContext> {
  const modules = [resource.name, ...(resource.of ? [resource.of.name] : [])];
  const [shared, ...parts] = await Promise.all([ALL_WORDS[locale]!(), ...modules.map((name) => fetchModulePart<MessageTree>({ base, locale, name }))]);
  const own = { resources: Object.fromEntries(parts.map((part, index) => [modules[index]!, part.words])) };
  return createCellContext({ resource: resource.name, locale, translate: translateBy([own, ...shared]) });
}

/** What stands under a key, in the first of some trees that has it; else what stands for it. Names of fields and choices say nothing else. */
function translateBy(trees: readonly MessageTree[]): CellContext['translate'] {
  return (key, options) => {
    const found = trees.map((tree) => key.split('.').reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined), tree)).find((text) => typeof text === 'string');
    return typeof found === 'string' ? found : String(options?.['_'] ?? key);
  };
}
