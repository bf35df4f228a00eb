import type { Language } from '../../../kernel/language';

/** Of a question for rows, or of how one is changed, so much is looked through: it is a sentence. */
export const MOST_ASKED = 300;

/** Small, without accents, so that “expirés” is met by “expire”. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '').normalize('NFC').replace(/[’`]/g, "'");
}

/** The same of a word of the declarations, which is asked for often; there are only so many. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = plain(name);
  plainNames.set(name, made);
  return made;
}

const plainNames = new Map<string, string>();

interface Within {
  readonly text: string;
  readonly name: string;
  readonly language: Language;
}

/** Where a name stands in a text, by itself where the writing parts words; -1: nowhere. */
export function placeOf({ text, name, language }: Within): number {
  if (name === '') return -1;
  if (language === 'zh' || language === 'ja') return text.indexOf(name);
  let at = text.indexOf(name);
  while (at >= 0 && (isLetter(text.charAt(at - 1)) || isLetter(text.charAt(at + name.length)))) at = text.indexOf(name, at + 1);
  return at;
}

/** The word by which a choice stands in a text, also of several and in either gender, where the language writes that: “suspendues”. */
export function saidAs({ text, name, language }: Within): string | undefined {
  return formsOf(name, language).find((word) => placeOf({ text, name: word, language }) >= 0);
}

/** “已停用” is said as “停用的” before what it tells of. */
function formsOf(name: string, language: Language): readonly string[] {
  const forms = ENDINGS[language].map((ending) => `${name}${ending}`);
  if (language === 'zh' && name.startsWith('已')) return [...forms, `${name.slice(1)}的`];
  return language === 'en' && /[^aeiou]y$/.test(name) ? [...forms, `${name.slice(0, -1)}ies`] : forms;
}

const ENDINGS: Readonly<Record<Language, readonly string[]>> = { en: ['', 's', 'es'], fr: ['', 's', 'e', 'es'], zh: [''], ja: [''] };

/** A text without a word that stands in it once; a space is left in its place. `null` where it does not stand there. */
export function without({ text, name, language }: Within): string | null {
  const at = placeOf({ text, name, language });
  return at < 0 ? null : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

function isLetter(sign: string): boolean {
  return sign !== '' && /[\p{L}\p{N}]/u.test(sign);
}
