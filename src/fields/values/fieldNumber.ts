import type { Field, FieldType } from '../../schemas';
import { readDuration } from './readDuration';
import { plainSigns, readNumber } from '../../schemas/readNumber';
import type { NumberFault, NumberReading } from '../../schemas/readNumber';
import { writeNumber } from '../../schemas/writeNumber';

/** Codes of what can be wrong with a typed number; each has its sentence, `lectern.problem.<code>`. */
export const NUMBER_FAULTS: Readonly<Record<NumberFault, string>> = { number: 'notNumber', unclear: 'unclearNumber', digits: 'tooManyDigits' };

const NUMBERS: ReadonlySet<FieldType> = new Set(['number', 'integer', 'money', 'duration']);

/** Digits that could be groups of thousands. */
const LIKE_THOUSANDS = /^[+-]?[1-9]\d{0,2}[.,]000$/;

/** Whether a field's value is a number. */
export function isNumberField(field: Field): boolean {
  return NUMBERS.has(field.type);
}

/** How a text typed into a field of numbers is read. */
export function readingOfField({ field, text, locale }: { field: Field; text: string; locale: string }): NumberReading {
  if (field.type === 'duration') return readDuration({ text, locale });
  const reading = readNumber({ text, locale, unit: field.unit });
  // `1.000` of a whole number may be one, or a thousand in another notation.
  const isUnclear = reading.kind === 'number' && field.decimals === 0 && Math.abs(reading.value) < 1_000 && LIKE_THOUSANDS.test(plainSigns(text));
  return isUnclear ? { kind: 'fault', fault: 'unclear' } : reading;
}

/** The value of such a text: null for nothing, the text itself where it is no number. */
export function readFieldNumber(input: { field: Field; text: string; locale: string }): number | string | null {
  const reading = readingOfField(input);
  return reading.kind === 'number' ? reading.value : reading.kind === 'none' ? null : input.text;
}

/** A field's value as its control shows it. Amounts are grouped the Indian way; what is no number is shown as it is. */
export function shownNumber({ field, value, locale, isGrouped }: { field: Field; value: unknown; locale: string; isGrouped: boolean }): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  const isMoney = field.type === 'money';
  return writeNumber({ value, locale, grouping: !isGrouped ? 'none' : isMoney || locale.endsWith('-IN') ? 'lakh' : 'thousand', pad: isMoney ? field.decimals : 0 });
}

/** A number of the field's kind, as its reader writes it, for a message to show. */
export function exampleNumber({ field, locale }: { field: Field; locale: string }): string {
  const value = field.type === 'money' ? 120_000.5 : field.unit === '%' || field.type === 'duration' ? 15 : 1_234;
  return shownNumber({ field, value: field.decimals > 0 && field.type !== 'money' ? value + 0.5 : value, locale, isGrouped: true });
}
