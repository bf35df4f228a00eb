import type { Field } from '../../schemas';
import { isNumberField } from '../../fields/values/fieldNumber';
import { plainSigns, readNumber } from '../../schemas/readNumber';
import { marksOf } from '../../schemas/writeNumber';

/** By what numbers begin their decimals. */
export type DecimalMark = '.' | ',';

/** How the numbers of a column are written: by which mark its texts begin their decimals, as far as they tell or somebody has said, and by which the reader does. */
export interface NumberMarks {
  readonly told: DecimalMark | null;
  readonly own: DecimalMark;
  /** Its texts speak against one another, or too few of them against the reader's way: nothing is read before somebody has said. */
  readonly isOpen: boolean;
}

/** Whether cells of a field hold numbers in which a mark may part groups, or decimals. */
export function isOfNumbers(field: Field): boolean {
  return isNumberField(field) && field.type !== 'duration';
}

/**
 * How a column is written: `12.345,67`, `0,5` and `1.234.567` tell a comma; nothing is told where no text does. It is left open where some tell one mark and some the other, and
 * where what a few tell would make more texts decimals than there are of them, three of a field that has fewer (in whole numbers: any), or would read more of them otherwise than
 * the reader does by nothing but a single mark, as a slip has it (`2,20` among many `1,250`).
 * @param texts of the column, without cells that a spreadsheet keeps as numbers: these say nothing of how the texts beside them are written
 */
export function numberMarksOf({ texts, field: { unit, decimals }, locale }: { readonly texts: readonly string[]; readonly field: Pick<Field, 'unit' | 'decimals'>; readonly locale: string }): NumberMarks {
  const isNumber = (text: string): boolean => EITHER_WAY.some((way) => readNumber({ text, locale: way, unit }).kind === 'number');
  const bodies = texts.map((text) => ({ text, body: bodyOf(text) }));
  // What tells nothing need not be read.
  const telling = bodies.flatMap(({ text, body }) => {
    const mark = toldBy(body);
    return mark !== null && isNumber(text) ? [{ mark, isSure: body.replace(/\d/g, '').length > 1 }] : [];
  });
  const own = ownMark(locale);
  const [told = null, ...others] = new Set(telling.map(({ mark }) => mark));
  const doubtful = bodies.filter(({ body }) => isEither(body));
  const fine = doubtful.filter(({ body }) => told !== null && body.includes(told));
  const isTooFine = decimals < 3 && fine.length > (decimals === 0 ? 0 : telling.length);
  const isSlip = told !== null && told !== own && doubtful.length > telling.length && !telling.some(({ isSure }) => isSure);
  const isOpen = doubtful.length > 0 && (others.length > 0 || isTooFine || isSlip);
  return { told: isOpen || others.length > 0 ? null : told, own, isOpen };
}

/** As somebody has said that a column is written. */
export function saidMarks({ mark, locale }: { readonly mark: DecimalMark; readonly locale: string }): NumberMarks {
  return { told: mark, own: ownMark(locale), isOpen: false };
}

function ownMark(locale: string): DecimalMark {
  return marksOf(locale).decimal === ',' ? ',' : '.';
}

/** A language whose readers write numbers as a column has them: the reader's own, where they are not written otherwise. */
export function writtenLike({ marks: { told, own }, locale }: { readonly marks: NumberMarks; readonly locale: string }): string {
  return told === null || told === own ? locale : told === '.' ? 'en' : 'fr';
}

/** Whether some of the numbers of a column are debits, as Tally and banks in India write them. */
export function isLedger(texts: readonly string[]): boolean {
  return texts.some((text) => /\d\s*dr\.?$/.test(plainSigns(text)));
}

/** Whether `Cr` behind a number may be a credit: beside debits, or behind groups and paise (`1,250.00 Cr`), as nobody writes crores. */
export function isCredit({ text, isLedger: isBesideDebits }: { readonly text: string; readonly isLedger: boolean }): boolean {
  const plain = plainSigns(text);
  return isBesideDebits ? /\d\s*cr\.?$/.test(plain) : /[,.'\s]\d{3}[.,]\d{2}\s*cr\.?$/.test(plain);
}

/** Whether a text speaks against what somebody has said of its column: `2,20` where commas part groups. */
export function isContrary({ text, mark }: { readonly text: string; readonly mark: DecimalMark }): boolean {
  return toldBy(bodyOf(text)) === other(mark);
}

/** The first text of a column that one of the marks reads otherwise than the other, where the reader's own way is not the one that its texts tell or nothing is against it; null where there is none, and nothing to choose. */
export function unclearNumber({ texts, field, marks, locale }: { readonly texts: readonly string[]; readonly field: Field; readonly marks: NumberMarks; readonly locale: string }): string | null {
  if (marks.told === marks.own) return null;
  const isAsked = marks.isOpen || marks.told !== null ? isEither : (body: string): boolean => isUnclear({ text: body, field, locale });
  return texts.map(bodyOf).find(isAsked) ?? null;
}

/** The number that such a text stands for by a mark. */
export function numberBy({ text, mark }: { readonly text: string; readonly mark: DecimalMark }): number {
  return Number(text.includes(mark) ? text.replace(mark, '.') : text.replace(/[.,]/, ''));
}

/** Locales of either mark. */
const EITHER_WAY = ['en', 'fr'];

/** A text so that the reader’s way of writing reads it as its column has it, where its mark may part groups as well as decimals (`1.200`). Any other as it is. */
export function inOwnWay({ text, marks: { told, own } }: { readonly text: string; readonly marks: NumberMarks }): string {
  if (told === null || !isEither(bodyOf(text))) return text;
  const plain = plainSigns(text);
  const at = plain.search(/(?<=\d)[.,](?=\d)/);
  return plain[at] === told ? `${plain.slice(0, at)}${own}${plain.slice(at + 1)}`.replace(/[.,]?0+(?=\D*$)/, '') : plain.slice(0, at) + plain.slice(at + 1);
}

/** Whether a text that would be read as one and a fifth may be twelve hundred, in a field that has too few decimals to tell: a point, as files have it, or the reader's own mark. */
export function isUnclear({ text, field: { decimals }, locale }: { readonly text: string; readonly field: Field; readonly locale: string }): boolean {
  const body = bodyOf(text);
  return decimals < 3 && isEither(body) && body.endsWith('0') && (body.includes('.') || body.includes(marksOf(locale).decimal));
}

function isEither(body: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
}

function toldBy(body: string): DecimalMark | null {
  const marks = body.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return null;
  const isOnce = marks.indexOf(last) === marks.length - 1;
  if (marks.length > 1) return isOnce ? last : [...marks].every((mark) => mark === last) ? other(last) : null;
  return isEither(body) ? null : last;
}

function other(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.';
}

/** The digits of a text with their marks; what groups and nothing else is left out. */
function bodyOf(text: string): string {
  return (/(?:(?<![^\s(+-])[.,])?\d[\d.,'\s]*/.exec(plainSigns(text))?.[0] ?? '').replace(/['\s]/g, '').replace(/[.,]$/, '');
}
