import { localeOf, type Language } from '../../../kernel/language';
import { plain } from './text';

/** A month of the calendar that a text names, and the words that name it. */
export interface NamedMonth {
  /** From 0. */
  readonly month: number;
  /** `null` where none was said. */
  readonly year: number | null;
  readonly read: string;
}

/**
 * “In December”, “décembre 2025”, “2025年12月”. In English and French a month stands behind a word that says so or before
 * its year: what may end is none.
 */
export function monthIn({ text, language }: { readonly text: string; readonly language: Language }): NamedMonth | null {
  const found = PATTERNS[language].exec(text);
  if (!found) return null;
  const { name, year, alone, of } = found.groups!;
  const month = language === 'zh' || language === 'ja' ? (SIGNS.get(name!) ?? Number(name) - 1) : NAMES[language].get((name ?? alone)!)!;
  const said = year ?? of;
  return month >= 0 && month < 12 ? { month, year: said === undefined ? null : Number(said), read: found[0].trim() } : null;
}

/** Months by their names, long and short, as texts are compared. */
const NAMES = { en: namesOf('en'), fr: namesOf('fr') };

function namesOf(language: 'en' | 'fr'): ReadonlyMap<string, number> {
  const named = (style: 'long' | 'short') => (month: number): [string, number] =>
    [plain(new Intl.DateTimeFormat(localeOf(language), { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month)))).replace('.', ''), month];
  const months = Array.from({ length: 12 }, (_, month) => month);
  return new Map([...months.map(named('short')), ...months.map(named('long'))]);
}

/** Months as Chinese and Japanese write them out, from 0. */
const SIGNS = new Map(['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'].map((sign, month) => [sign, month]));

const PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: behind({ before: 'in|of|during|for', names: NAMES.en }),
  fr: behind({ before: 'en|de|d\'|pour|(?:au|du) mois (?:de|d\')', names: NAMES.fr }),
  zh: eastern('(?:份)?'),
  ja: eastern(''),
};

/** A month by its number, in digits or in signs. @param end what may stand behind it */
function eastern(end: string): RegExp {
  return new RegExp(String.raw`(?:(?<year>20\d\d)\s?年\s?)?(?<![\d一二三四五六七八九十])(?<name>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])\s?月${end}(?!\s?\d)`);
}

function behind({ before, names }: { readonly before: string; readonly names: ReadonlyMap<string, number> }): RegExp {
  const any = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:${before}) ?(?<name>${any})(?:,? (?<year>20\d\d))?|(?<alone>${any}),? (?<of>20\d\d))(?![\p{L}\p{N}])`, 'u');
}
