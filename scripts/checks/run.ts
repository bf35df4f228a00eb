import { readFileSync } from 'node:fs';
import { loadDeclarations } from '../../platform/declarations';
import { wordsIn } from '../../platform/messages/words';
import { en } from '../../src/i18n/en';
import { DeclarationError, type Resource } from '../../src/schemas';
import { ICON_PATHS } from '../../src/ui/iconPaths';
import { readSources } from './files';
import { staleArtefacts } from './frozen';
import { againstGlossary, readGlossary } from './glossary';
import { helpIn, helpProblems, helpTexts } from './help';
import { labelProblems } from './helpLabels';
import { languageAlone } from './languageAlone';
import { literals } from './literals';
import { compareKeys, type Catalogue } from './localeKeys';
import { madeOften } from './madeOnce';
import { moduleMessages } from './moduleMessages';
import { missingModuleWords, strayModuleWords } from './moduleWords';
import { roomProblems, roomsIn } from './rooms';
import { leaves, saidTwice, TRANSLATIONS, untranslated, type TranslatedLocale } from './translations';

const LANGUAGES = Object.entries({ en, ...TRANSLATIONS });

/** The checks of the tree that no compiler and no linter makes. Prints what is wrong and fails if anything is. */
const root = process.cwd();
const resources = declared();
const help = helpIn({ root, resources });
const problems = [...(await languageAlone(root)), ...roomProblems(roomsIn({ root, declared: declaredNames() })), ...localeProblems(), ...helpProblems(help), ...labelProblems({ files: help.files, resources, catalogues: { en: en as unknown as Catalogue, ...(TRANSLATIONS as unknown as Record<TranslatedLocale, Catalogue>) } }), ...glossaryProblems(), ...madeProblems(), ...(await staleArtefacts(root)).map((path) => `${path} is stale: run “npm run schema:print”`)];
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The declarations, once they can be used: what else is wrong is asked of them. */
function declared(): readonly Resource[] {
  try {
    return loadDeclarations().all();
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The names and routes of the declarations that have addresses of their own. */
function declaredNames(): string[] {
  return resources.filter((resource) => !resource.isSingle).flatMap(({ name, routes }) => [...new Set([name, ...routes])]);
}

function madeProblems(): string[] {
  return madeOften(readSources({ root, folders: ['platform'], extensions: ['.ts'] })).map((place) => `made with every call, though it stays for the life of the process: ${place}`);
}

function localeProblems(): string[] {
  const sources = readSources({ root, folders: ['src'], extensions: ['.ts', '.tsx'] }).filter(({ path }) => !path.startsWith('src/i18n/'));
  const { missing, unused } = compareKeys({ catalogue: en as unknown as Catalogue, sources });
  return [
    ...missing.map((key) => `the key ${key} has no text in src/i18n/en`),
    ...unused.map((key) => `nobody asks for the text of ${key}`),
    ...resources.filter(({ menu }) => menu && !Object.hasOwn(ICON_PATHS, menu.icon)).map(({ name, menu }) => `${name} at menu.icon: “${menu!.icon}” is not drawn. Use one of ${Object.keys(ICON_PATHS).join(', ')}, or draw it in src/ui/iconPaths.ts`),
    ...literals(sources.filter(({ path }) => path.endsWith('.tsx'))).map((text) => `a text without a key: ${text}`),
    ...LANGUAGES.flatMap(([locale, words]) => [
      ...missingModuleWords({ resources, catalogue: words as Catalogue }).map((key) => `the declaration wants words under ${key}: src/i18n/${locale}/modules/${key.split('.')[1]}.ts`),
      ...strayModuleWords({ resources, catalogue: words as Catalogue }).map((name) => `src/i18n/${locale}/modules/${name}.ts: there is no declaration of that name; name the file as the declaration, or remove it`),
    ]),
    ...(['en', 'fr', 'zh', 'ja'] as const).flatMap((locale) => saidTwice(locale)),
    ...moduleMessages({ resources }),
    ...Object.keys(TRANSLATIONS).flatMap((locale) => untranslated({ locale: locale as TranslatedLocale })),
  ];
}

/** The texts of the console and of the messages against the glossary of their language. */
function glossaryProblems(): string[] {
  const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
  return (['en', 'fr', 'zh', 'ja'] as const).flatMap((locale) => {
    const entries = glossary[locale] ?? [];
    const console = locale === 'en' ? en : TRANSLATIONS[locale];
    return [
      ...againstGlossary({ entries, texts: leaves(console), place: `src/i18n/${locale}` }),
      ...againstGlossary({ entries, texts: leaves(wordsIn(locale)), place: `platform/messages/words/${locale}` }),
      ...againstGlossary({ entries, texts: helpTexts({ files: help.files, locale }), place: `docs/help/${locale}` }),
    ];
  });
}
