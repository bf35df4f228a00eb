import { readFileSync } from 'node:fs';
import { shippedDeclarations } from '../../platform/declarations';
import { wordsIn } from '../../platform/messages/words';
import { en } from '../../src/i18n/en';
import { createTrustedLoader } from '../../src/schemas';
import { missingAttentionWords } from './attentionWords';
import { readSources } from './files';
import { staleArtefacts } from './frozen';
import { againstGlossary, readGlossary } from './glossary';
import { languageAlone } from './languageAlone';
import { missingLifecycleWords } from './lifecycleWords';
import { literals } from './literals';
import { compareKeys, type Catalogue } from './localeKeys';
import { madeOften } from './madeOnce';
import { missingShareWords } from './shareWords';
import { missingPastForms } from './pastForms';
import { leaves, saidTwice, TRANSLATIONS, untranslated, type TranslatedLocale } from './translations';

/** The checks of the tree that no compiler and no linter makes. Prints what is wrong and fails if anything is. */
const root = process.cwd();
const problems = [...(await languageAlone(root)), ...localeProblems(), ...glossaryProblems(), ...madeProblems(), ...(await staleArtefacts(root)).map((path) => `${path} is stale: run “npm run schema:print”`)];
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function madeProblems(): string[] {
  return madeOften(readSources({ root, folders: ['platform'], extensions: ['.ts'] })).map((place) => `made with every call, though it stays for the life of the process: ${place}`);
}

function localeProblems(): string[] {
  const sources = readSources({ root, folders: ['src'], extensions: ['.ts', '.tsx'] }).filter(({ path }) => !path.startsWith('src/i18n/'));
  const resources = createTrustedLoader({ sources: [shippedDeclarations] }).all();
  const { missing, unused } = compareKeys({ catalogue: en as unknown as Catalogue, sources });
  return [
    ...missing.map((key) => `the key ${key} has no text in src/i18n/en`),
    ...unused.map((key) => `nobody asks for the text of ${key}`),
    ...literals(sources.filter(({ path }) => path.endsWith('.tsx'))).map((text) => `a text without a key: ${text}`),
    ...missingLifecycleWords({ resources, catalogue: en as unknown as Catalogue }).map((key) => `the lifecycle wants one sentence under ${key} in src/i18n/en, and in the other languages`),
    ...missingAttentionWords({ resources, catalogue: en as unknown as Catalogue }).map((key) => `what wants work wants one sentence under ${key} in src/i18n/en, and in the other languages`),
    ...missingShareWords({ resources, catalogue: en as unknown as Catalogue }).map((key) => `what is shared wants one line under ${key} in src/i18n/en, and in the other languages`),
    ...missingPastForms({ resources, catalogue: en as unknown as Catalogue }).map((key) => `the notice that an action is done wants its past form under ${key} in src/i18n/en, and in the other languages`),
    ...(['en', 'fr', 'zh', 'ja'] as const).flatMap((locale) => saidTwice(locale)),
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
    ];
  });
}
