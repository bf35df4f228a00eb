import type { Field } from '../../schemas';
import { isNumberField } from '../../fields/values/fieldNumber';
import { marksOf } from '../../fields/values/writeNumber';

/** By what the numbers of a column begin their decimals. */
export type DecimalMark = '.' | ',';

/** Whether cells of a field hold numbers in which a mark may part groups, or decimals. */
export function isOfNumbers(field: Field): boolean {
  return isNumberField(field) && field.type !== 'duration';
}

/** The mark by which the texts of a column begin their decimals, as far as they tell: `12.345,67`, `0,5` and `1.234.567` tell a comma; null where none does, or one another. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | null {
  const told = new Set(texts.flatMap((text) => toldBy(bodyOf(text)) ?? []));
  return told.size === 1 ? [...told][0]! : null;
}

/** A text of such a column whose mark may part groups as well as decimals, as `1.200`, so that it can be read in one way alone; any other as it is. */
export function clearNumber(text: string, decimal: DecimalMark): string {
  if (!isEither(text)) return text;
  const at = text.search(/(?<=\d)[.,](?=\d)/);
  return text[at] === decimal ? text.replace(/0+(?=\D*$)/, '') : text.slice(0, at) + text.slice(at + 1);
}

/** Whether a text that would be read as one and a fifth may be twelve hundred, in a field that has too few decimals to tell: a point, as files have it, or the reader's own mark. */
export function isUnclear({ text, field: { decimals }, locale }: { readonly text: string; readonly field: Field; readonly locale: string }): boolean {
  const body = bodyOf(text);
  return decimals < 3 && isEither(body) && body.endsWith('0') && (body.includes('.') || body.includes(marksOf(locale).decimal));
}

function isEither(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(bodyOf(text));
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
  return (/\d[\d.,'’\s]*/.exec(text.normalize('NFKC'))?.[0] ?? '').replace(/['’\s]/g, '').replace(/[.,]$/, '');
}
