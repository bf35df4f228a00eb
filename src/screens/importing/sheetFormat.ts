import { SSF } from 'xlsx';

/** How a spreadsheet shows a number, by the one section of the cell's format that applies to it. */
export interface SheetFormat {
  /** What it shows: a day or an hour · a text in place of a number · a number. */
  readonly kind: 'moment' | 'words' | 'number';
  /** The section without the texts that it only writes, colours and conditions: `0.0%` of `[Red]0.0%" off"`. */
  readonly signs: string;
  /** The texts that it only writes: ` off`. */
  readonly words: string;
  /** By what the number is multiplied before it is shown: 100 for each percent sign that is one. */
  readonly factor: number;
}

/**
 * What a format says of a number. Whoever asks a format anything asks this: a sign in quotes, behind a backslash, or in a section
 * for other numbers says nothing of this one.
 * @param format as a file has it, `0.0"%";-0%`; empty for a cell without one
 */
export function sheetFormatFor({ format, number }: { readonly format: string; readonly number: number }): SheetFormat {
  const { signs, words } = sectionFor({ sections: sectionsOf(format), number });
  const isMoment = isOfMoments(signs);
  const isWritten = !isMoment && words.trim() !== '' && !/[0#?@]|general/i.test(signs);
  return { kind: isMoment ? 'moment' : isWritten ? 'words' : 'number', signs, words, factor: isMoment ? 1 : 100 ** signs.split('%').slice(1).length };
}

/** What a spreadsheet shows; null where nothing can be made of the format. */
export function shownBy({ format, number }: { readonly format: string; readonly number: number }): string | null {
  try {
    return SSF.format(format, number).trim();
  } catch {
    return null;
  }
}

interface Section {
  readonly signs: string;
  readonly words: string;
  /** Which numbers it is for: `<1`; empty where its place says so. */
  readonly condition: string;
}

/** A text in quotes · a sign behind a backslash · a gap as wide as a sign · a sign that fills the cell · a currency, a colour, a condition, hours beyond a day · any other sign. */
const PART = /"([^"]*)"?|\\([^])|[_*][^]|\[(?:\$([^\]-]*))?([^\]]*)\]?|([^])/gu;
const CONDITION = /^\s*(?:[<>]=?|<>|=)/;
const BEYOND_A_DAY = /^(?:h+|m+|s+)$/i;

function sectionsOf(format: string): readonly Section[] {
  const sections = [{ signs: '', words: '', condition: '' }];
  for (const [, quoted, escaped, currency, bracket = '', sign] of format.matchAll(PART)) {
    const last = sections.at(-1)!;
    if (sign === ';') sections.push({ signs: '', words: '', condition: '' });
    else if (CONDITION.test(bracket)) last.condition = bracket;
    else last.signs += sign ?? (BEYOND_A_DAY.test(bracket) ? `[${bracket}]` : ' ');
    last.words += quoted ?? escaped ?? currency ?? '';
  }
  return sections;
}

/** The first two by their conditions, where they have any; else for more than nothing, less, and nothing. The one for texts is last. */
function sectionFor({ sections, number }: { readonly sections: readonly Section[]; readonly number: number }): Section {
  const ofNumbers = sections.length >= 4 ? sections.slice(0, 3) : sections.filter(({ signs }, index) => index < sections.length - 1 || !signs.includes('@'));
  const [first = GENERAL, second = first, third = first] = ofNumbers;
  if (first.condition === '' && (ofNumbers.length < 2 || second.condition === '')) return number > 0 ? first : number < 0 ? second : third;
  if (holds(first.condition, number)) return first;
  return holds(second.condition, number) || first.condition === '' || second.condition === '' ? second : third;
}

const GENERAL: Section = { signs: 'General', words: '', condition: '' };

function holds(condition: string, number: number): boolean {
  const [, mark = '', text = ''] = /^\s*([<>=]+)\s*(\S+)/.exec(condition) ?? [];
  const bound = Number(text);
  return { '<': number < bound, '>': number > bound, '=': number === bound, '<>': number !== bound, '<=': number <= bound, '>=': number >= bound }[mark] ?? false;
}

/** Whether signs stand for a day or an hour. Beside the digits of a number letters do not, but for parts of a second. */
function isOfMoments(signs: string): boolean {
  const letters = signs.replace(/general/gi, '').replace(/(?<=s)\.0+/gi, '');
  return !/[0#?]/.test(letters) && /[ymdhsbge]|a\/p|am\/pm|上午\/下午/i.test(letters);
}
