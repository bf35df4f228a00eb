import { base, heads } from 'virtual:lectern-modules';
import { fetchModulePart, fetchModuleWords } from './dataProvider/moduleParts';
import type { I18n } from './i18n';
import type { LocaleCode } from './i18n/locales';
import type { MessageTree } from './i18n/mergeMessages';
import { createLazyLoader, unpackHead, type Declarations, type Head, type ResourceInput } from './schemas';

/** What the settings of a console say otherwise of its modules. */
export interface ElsewhereModules {
  readonly heads: readonly Head[];
  readonly declaration: (input: ResourceInput) => ResourceInput;
}

/** The modules of this build: their heads came with the code, the rest of each is fetched, with its words, when it is first needed. */
export function loadModules({ provider, putModule, setModuleWords }: I18n, elsewhere?: ElsewhereModules): Declarations {
  const spoken = (): LocaleCode => provider.getLocale() as LocaleCode;
  setModuleWords((locale) => fetchModuleWords<MessageTree>({ base, locale }));
  return createLazyLoader({
    heads: elsewhere?.heads ?? heads.map(unpackHead),
    fetchPart: async (module) => {
      const locale = spoken();
      const { declarations, words } = await fetchModulePart<MessageTree>({ base, locale, name: module });
      putModule({ locale, module, words });
      // Another language was chosen meanwhile.
      if (spoken() !== locale) putModule({ locale: spoken(), module, words: (await fetchModulePart<MessageTree>({ base, locale: spoken(), name: module })).words });
      return elsewhere ? declarations.map(elsewhere.declaration) : declarations;
    },
  });
}
