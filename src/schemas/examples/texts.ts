import { codeShape } from '../codeShape';
import type { FieldType } from '../field';
import type { Field } from '../resource';
import { cleanValue, validateValue } from '../validate';
import type { Manner } from './manner';

/** A text of one or several lines; null where there is none to be believed. @throws RangeError for a pattern of which nothing is known */
export function exampleText(field: Field, manner: Manner): string | null {
  const { number, fill, shift } = manner;
  const own = field.examples[(number + shift) % Math.max(1, field.examples.length)];
  const isPlain = field.pattern === null && PLAIN.has(field.type);
  if (!isPlain) return own === undefined ? codeOf(field, number) : fill === 'believable' && field.unique === false ? own : varied({ field, text: own, number });
  if (fill === 'believable') return own === undefined ? null : numbered({ field, text: own, number });
  const plain = cased(field, fitting(field, [`Value number ${number}`, `V-${number}`, number.toString(36)], number));
  return fill === 'some' ? stretched(field, plain, manner) : plain;
}

const PLAIN: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longText', 'richText']);

/** Of a unique text those after the first round bear a number. */
function numbered({ field, text, number }: { field: Field; text: string; number: number }): string {
  const round = Math.floor(number / field.examples.length);
  return field.unique === false || round === 0 ? text : `${text} ${round + 1}`.slice(-field.maxLength);
}

function fitting(field: Field, texts: readonly string[], number: number): string {
  const found = texts.find((text) => text.length <= field.maxLength) ?? String(number % 10 ** Math.min(field.maxLength, 9));
  return found.length >= field.minLength ? found : found.padEnd(field.minLength, '.');
}

/** As long as it may be, as short, or in another script. */
function stretched(field: Field, plain: string, { chance }: Manner): string {
  const way = chance.between(0, 5);
  if (way === 0) return cased(field, plain.padEnd(field.maxLength, 'x'));
  if (way === 1 && field.unique === false && field.minLength > 0 && plain.length > field.minLength) return plain.slice(-field.minLength).replace(/^\s|\s$/g, '.');
  if (way === 2 && plain.length + 6 <= field.maxLength) return `${plain} 文字 é`.toLowerCase() === `${plain} 文字 é` || field.letterCase === null ? `${plain} 文字 é` : plain;
  return plain;
}

function cased({ letterCase }: Field, text: string): string {
  return letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text;
}

/** A code of the field's pattern that bears the number. */
function codeOf(field: Field, number: number): string {
  const shape = codeShape(field);
  if (shape === null) throw new RangeError(`no value of “${field.name}” is known: its pattern asks for an order of signs. Remedy: add one that it takes, example: '…'`);
  const { alphabet, length } = shape;
  let rest = number;
  return Array.from({ length }, () => {
    const sign = alphabet[rest % alphabet.length]!;
    rest = Math.floor(rest / alphabet.length);
    return sign;
  }).reverse().join('');
}

const KINDS = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** Another text like the given one: digits and letters that may be others are turned on by the number, the last one first. */
function varied({ field, text, number }: { field: Field; text: string; number: number }): string {
  const signs = [...text];
  let rest = number;
  for (let at = signs.length - 1; at >= 0 && rest > 0; at--) {
    const kind = KINDS.find((one) => one.includes(signs[at]!));
    if (!kind) continue;
    const free = [...kind].filter((sign) => isTaken(field, [...signs.slice(0, at), sign, ...signs.slice(at + 1)].join('')));
    if (free.length < 2) continue;
    signs[at] = free[(free.indexOf(signs[at]!) + (rest % free.length)) % free.length]!;
    rest = Math.floor(rest / free.length);
  }
  return signs.join('');
}

function isTaken(field: Field, text: string): boolean {
  return cleanValue({ field, value: text }) === text && validateValue({ field, value: text }) === null;
}
