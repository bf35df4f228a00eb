import type { PlatformContext } from '../../../kernel/context';
import type { Language } from '../../../kernel/language';
import { namedIn } from '../lists/sentence';
import { plain } from '../lists/text';
import { helpPages, mayRead, mayTell, type HelpPage, type HelpSection, type Reader } from './pages';
import { termsOf } from './terms';

/** Words that a record is made by, without accents. */
const MAKES: Readonly<Record<Language, RegExp>> = {
  en: /\b(mak(?:e|ing)|creat(?:e|ing)|add(?:ing)?|new|set(?:ting)? up)\b/g,
  fr: /(?<!\p{L})(creer|creation|ajout\p{L}*|faire|nouve\p{L}*|composer)(?!\p{L})/gu,
  zh: /新建|创建|建立|添加|新增|增加|制作/g,
  ja: /作り方|作(?:成|る|り|って|れば|ろう|りたい)|追加|新規|新しい|登録/g,
};
/** And those that a heading has for it besides. */
const FILLS: Readonly<Record<Language, RegExp>> = {
  en: /\b(writ(?:e|ing)|enter|record|fill(?: it)? in)\b/g,
  fr: /(?<!\p{L})(saisi\p{L}*|ecri\p{L}*|enregistrer|rempl\p{L}*)(?!\p{L})/gu,
  zh: /填写|编写|录入|登记/g,
  ja: /入力|書[くきい]|記録/g,
};

/**
 * Of a question that is nothing but how a record of one module is made: what the module's page says of it, else what it begins with.
 * `null` where something else is asked as well, which is looked for by its words.
 */
export function makingOf({ text, language, reader, loader }: { readonly text: string; readonly language: Language; readonly reader: Reader; readonly loader: PlatformContext['loader'] }): { readonly page: HelpPage; readonly section: HelpSection } | null {
  // Most questions are of something else, and the names of all modules are looked for in none of those.
  if (!reader || plain(text).search(MAKES[language]) < 0) return null;
  const namedBy = (given: string): ReturnType<typeof namedIn> => namedIn({ given, text: plain(given), language, reader, loader });
  const named = namedBy(text);
  if (!named || named.rest.search(MAKES[language]) < 0 || termsOf({ text: named.rest.replace(MAKES[language], ' '), language }).length > 0) return null;
  const page = helpPages(language).get(named.resource.name);
  if (!page || !mayRead({ page, reader, loader })) return null;
  const own = new Set(termsOf({ text: `${page.title} ${named.name}`, language }));
  const told = page.sections.filter((section) => mayTell({ page, section, reader, loader }));
  const parts = told.filter(({ heading }) => heading !== null && withoutMaking(heading, language) !== plain(heading));
  // “Add learners” tells nothing of how a batch is made.
  const section = parts.find(({ heading }) => termsOf({ text: withoutMaking(heading!, language), language }).every((term) => own.has(term)))
    ?? parts.find(({ heading }) => [page.key, undefined].includes(namedBy(heading!)?.resource.name))
    ?? told[0];
  return section ? { page, section } : null;
}

function withoutMaking(heading: string, language: Language): string {
  return plain(heading).replace(MAKES[language], ' ').replace(FILLS[language], ' ');
}
