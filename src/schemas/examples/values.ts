import { boundOf } from '../dateBound';
import type { FieldType } from '../field';
import type { Field } from '../resource';
import { validateValue } from '../validate';
import { lengthOf } from '../within';
import type { Manner } from './manner';
import { exampleText } from './texts';

const DAY = 86_400_000;

/** A value of a field that is neither a reference nor made of other fields; null where there is none to be believed. */
export function exampleValue(field: Field, manner: Manner): unknown {
  const { number, chance, fill } = manner;
  switch (field.type) {
    case 'choice':
      return fill === 'all' ? usualChoice(field, number) : chance.pick(freeChoices(field));
    case 'choices':
      return fill === 'all' ? field.choices.slice(0, 1) : field.choices.filter((_, index) => index === number % field.choices.length || chance.comes(0.4));
    case 'boolean':
      return fill === 'all' || chance.comes(0.5);
    case 'integer': case 'duration': case 'number': case 'money':
      return exampleNumber(field, manner);
    case 'date':
      return new Date(exampleTime(field, manner)).toISOString().slice(0, 10);
    case 'datetime':
      return new Date(exampleTime(field, manner)).toISOString();
    case 'time':
      return fill === 'all' ? (field.after ? '17:30' : '09:15') : `${two(chance.between(0, 23))}:${two(chance.between(0, 59))}`;
    case 'matrix':
      return Object.fromEntries((field.rowsFrom ? [manner.moduleKey] : [field.rows[number % field.rows.length]!]).map((row) => [row, field.columns.slice(0, 1 + (number % field.columns.length))]));
    case 'language':
      return fill === 'believable' ? chance.pick(['en', 'hi', 'ml', 'ta']) : `q${letter(number)}${letter(Math.floor(number / 20))}${number < 400 ? '' : `-x-${number}`}`;
    default:
      return fill === 'believable' ? believable(field, manner) : (simple(field, number) ?? exampleText(field, manner));
  }
}

/** The smallest difference between two values of a number. */
export function stepOf({ type, decimals }: Pick<Field, 'type' | 'decimals'>): number {
  return type === 'integer' || type === 'duration' ? 1 : 10 ** -decimals;
}

/** A number with no more decimals than the field keeps. */
export function roundedTo(field: Pick<Field, 'type' | 'decimals'>, value: number): number {
  return Number(value.toFixed(field.type === 'integer' || field.type === 'duration' ? 0 : field.decimals));
}

function freeChoices({ choices, choiceRoles }: Field): readonly string[] {
  const free = choices.filter((choice) => !(choice in choiceRoles));
  return free.length > 0 ? free : choices;
}

/** The first that anybody may make; of what is unique, each in its turn. */
function usualChoice(field: Field, number: number): string {
  return field.unique === false ? freeChoices(field)[0]! : field.choices[number % field.choices.length]!;
}

function exampleNumber(field: Field, { number, chance, fill }: Manner): number {
  if (field.numbers.length > 0) return field.numbers[number % field.numbers.length]!;
  const least = field.min ?? 0;
  const most = field.max ?? Math.max(least, 0) + 100_000;
  const within = (value: number): number => roundedTo(field, Math.min(Math.max(value, least), most));
  if (field.unique !== false) return within(least + (number % (Math.floor(most - least) + 1)));
  if (fill === 'all') return within(least + (number % 40));
  if (fill === 'believable') return within(believableNumber(field, { chance, least, most }));
  return within(chance.pick([least, most, chance.between(Math.ceil(least), Math.floor(most)) + stepOf(field)]));
}

/** Near what is usual, where the declaration says so; else small, as counts and prices in a school are. */
function believableNumber(field: Field, { chance, least, most }: Pick<Manner, 'chance'> & { readonly least: number; readonly most: number }): number {
  if (typeof field.default === 'number') return field.default * chance.pick([1, 1, 1, 0.5, 2]);
  if (field.type === 'money') return chance.between(4, 200) * 50;
  return field.max === null ? least + chance.between(1, 60) : chance.between(least, Math.min(most, least + 100));
}

/** Milliseconds since 1970. */
function exampleTime(field: Field, { number, chance, fill, now }: Manner): number {
  const [first, last] = [field.earliest, field.latest].map((bound) => boundOf(bound, { now }, field.type)).map((bound) => (bound === null ? null : Date.parse(bound)));
  // One row after the other: whatever takes somebody's time begins when the one before is over.
  const usual = Date.parse('2030-01-02T03:04:05.000Z') + (number % 30_000) * 3 * DAY + (field.after ? Math.min(DAY + 3_600_000, field.within ? lengthOf(field.within) : Infinity) : 0);
  const least = first ?? Math.min(Date.parse(now) - 700 * DAY, last ?? Infinity);
  const most = last ?? Math.max(Date.parse(now) + 60 * DAY, least);
  if (fill === 'all') return first === null && last === null ? usual : Math.max(least, most - (number % 400) * DAY);
  if (fill === 'some' && chance.comes(0.2)) return chance.pick([least, most]);
  return Math.floor(chance.between(least, most) / 60_000) * 60_000 < least ? least : Math.floor(chance.between(least, most) / 60_000) * 60_000;
}

const SIMPLE: Partial<Record<FieldType, (number: number, field: Field) => unknown>> = {
  email: (number) => `person${number}@example.test`,
  phone: (number) => `+9198${String(10_000_000 + (number % 90_000_000))}`,
  url: (number) => `https://example.test/${number}`,
  image: (number) => `https://example.test/${number}.png`,
  file: (number) => `https://example.test/${number}.pdf`,
  colour: (number) => `#${String(100_000 + (number % 900_000))}`,
  timeZone: () => 'Asia/Kolkata',
  tags: (number) => [`tag ${number}`, 'another'],
  password: (number, field) => `Correct-horse-${number}`.padEnd(field.minLength, '-'),
  json: (number) => ({ number }),
  richText: (number) => `<p>Text <strong>${number}</strong></p>`,
};

/** The value that any field of its type takes, unless this one has a pattern of its own. */
function simple(field: Field, number: number): unknown {
  const value = SIMPLE[field.type]?.(number, field);
  return value !== undefined && validateValue({ field, value }) === null ? value : undefined;
}

/** What people may take for real: of examples, and of what needs none. */
function believable(field: Field, manner: Manner): unknown {
  const { number } = manner;
  if (field.type === 'tags') return [];
  if (field.type === 'timeZone') return 'Asia/Kolkata';
  if (field.type === 'phone') return `+9180${String(26_000_000 + ((number * 7_919) % 1_000_000))}`;
  return field.examples.length > 0 || field.type === 'text' || field.type === 'longText' || field.type === 'richText' ? exampleText(field, manner) : null;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Language codes from `qaa` to `qtz` are for private use. */
function letter(number: number): string {
  return String.fromCharCode(97 + (number % 20));
}
