import { limitsOf } from '../dateBound';
import type { FieldType } from '../field';
import type { Field } from '../resource';
import { validateValue } from '../validate';
import { exampleValue, roundedTo, stepOf } from './values';
import type { Manner } from './manner';

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Values just outside of what a field takes by itself: one below its least and one above its most, one sign or one row too many, a
 * choice there is not, and what is no value of its type. None of those is among them that the platform would make a right one of.
 */
export function justOutside(field: Field, manner: Manner): readonly unknown[] {
  const group = field.type === 'group' || field.type === 'list' ? Object.values(field.fields) : [];
  const inner = group.flatMap((one) => justOutside(one, manner).map((value) => (field.type === 'list' ? [{ [one.name]: value }] : { [one.name]: value })));
  return [...(OF_TYPE[field.type]?.(field, manner) ?? []), ...bounded(field, manner), ...inner];
}

const NOT_A_TEXT = [12, { text: 'x' }];

const OF_TYPE: { readonly [T in FieldType]?: (field: Field, manner: Manner) => readonly unknown[] } = {
  text: texts, longText: texts, richText: texts, password: texts,
  email: (field) => ['nobody', 'a@b', `${'a'.repeat(field.maxLength)}@example.test`],
  phone: () => ['+0123456789', '+12345', '+1234567890123456'],
  url: (field) => ['ftp://example.test', 'https://name:secret@example.test/', `https://example.test/${'a'.repeat(field.maxLength)}`],
  image: () => ['picture.png', `/files/${'a'.repeat(2_000)}`], file: () => ['paper.pdf', `/files/${'a'.repeat(2_000)}`],
  colour: () => ['#12345', '#1234567', 'red'],
  timeZone: () => ['Asia/Nowhere'], language: () => ['q', 'en_GB'],
  boolean: () => ['maybe', 1],
  date: () => ['2026-02-30', '0000-01-01', '2026-1-1', 12], time: () => ['24:00', '09:60', '9'], datetime: () => ['2026-02-30T00:00:00.000Z', '2026-02-01', 12],
  integer: (field) => ['1x', roundedTo(field, field.min ?? 0) + 0.5, 2_147_483_648], duration: () => [0.5, 2_147_483_648],
  number: numbers, money: numbers,
  choice: ({ choices }) => [`${choices[0]}.`, '', 1].filter((one) => one !== ''),
  choices: ({ choices }) => [[`${choices[0]}.`], [choices[0], choices[0]], choices[0]],
  tags: ({ maxLength }) => [['a'.repeat(maxLength + 1)], Array.from({ length: 51 }, (_, index) => `tag ${index}`), [1]],
  ref: () => ['nobody', 12], refs: () => [['nobody'], [12]], oneOf: ({ kinds }) => [`${Object.keys(kinds)[0]}:nobody`, 'nothing:00000000-0000-7000-8000-000000000000'],
  list: ({ maxItems, minItems }) => [Array.from({ length: maxItems + 1 }, () => ({})), ...(minItems > 1 ? [[{}]] : []), {}], group: () => ['text'],
  matrix: ({ rows, columns, rowsFrom }) => [[], { [rowsFrom ? 'user' : rows[0]!]: [`${columns[0]}.`] }, ...(rowsFrom ? [] : [{ nothing: [columns[0]] }])],
  json: ({ maxLength }) => ['a'.repeat(maxLength)],
};

function texts(field: Field, manner: Manner): readonly unknown[] {
  const right = String(exampleValue(field, { ...manner, fill: 'all' }) ?? '');
  const short = field.minLength > 1 ? ['a'.repeat(field.minLength - 1)] : [];
  const strange = field.pattern === null ? [] : [`${right}§`, `§${right.slice(1)}`].filter((text) => validateValue({ field, value: text }) !== null);
  return ['a'.repeat(field.maxLength + 1), ...short, ...strange, ...NOT_A_TEXT];
}

function numbers(field: Field): readonly unknown[] {
  const right = roundedTo(field, field.min ?? 0);
  return ['1x', right + stepOf(field) / 10, field.type === 'money' ? 1e12 + 1 : 1e15 + 1];
}

/** What lies just before the least or just after the most that the field says. */
function bounded(field: Field, { now }: Manner): readonly unknown[] {
  const step = stepOf(field);
  const counted = [field.min === null ? [] : [roundedTo(field, field.min - step)], field.max === null ? [] : [roundedTo(field, field.max + step)], field.numbers.length > 0 ? [Math.max(...field.numbers) + 1] : []].flat();
  const limits = limitsOf(field, { now });
  const moved = (bound: Field['earliest'], at: string | null, sign: number): string[] => {
    // What moves with the clock has moved when it is asked.
    const by = field.type === 'date' ? DAY : bound === null || typeof bound === 'string' ? 1 : 10 * MINUTE;
    return at === null ? [] : [new Date(Date.parse(at) + sign * by).toISOString().slice(0, field.type === 'date' ? 10 : undefined)];
  };
  return [...counted, ...moved(field.earliest, limits.first, -1), ...moved(field.latest, limits.last, 1)];
}
