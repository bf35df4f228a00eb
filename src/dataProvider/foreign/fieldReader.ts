import type { Field } from '../../schemas';
import { isBody } from '../envelope';
import { readDate, type DateReading } from './days';
import { joined, readValue, type Form } from './values';

/** Values of one field that are kept with what they are read as. */
const KEPT = 2_000;

/** One field of a module: how its values are read, and in which form they have come. */
export interface FieldReader {
  readonly field: Field;
  /** What it is called there. */
  readonly wire: string;
  read(value: unknown): unknown;
  /** The form of the values so far; null while they are as the console has them. */
  form(): Form | null;
}

/**
 * Reads the values of one field. A page of a thousand rows asks this some twenty thousand times: what is already as the console
 * has it passes at once, and what comes again is read once.
 * @param options.learn told of each form that was not known
 */
export function fieldReader({ field, wire, reading, learn }: { field: Field; wire: string; reading: DateReading; learn: (form: Form) => void }): FieldReader {
  let known: Form | null = null;
  const note = (form: Form): void => {
    if (known !== null && form.kind !== 'choice' && form.kind !== 'inner') return;
    known = joined(known, form);
    learn(form);
  };
  const whole = (value: unknown): unknown => {
    const read = readValue({ field, value, reading });
    if (read.form !== null) note(read.form);
    return read.value;
  };
  const kept = new Map<unknown, unknown>();
  const once = (value: unknown): unknown => {
    if (typeof value === 'object') return whole(value);
    const there = kept.get(value);
    if (there !== undefined) return there;
    const read = whole(value);
    if (kept.size >= KEPT) kept.clear();
    kept.set(value, read);
    return read;
  };
  /** Instants hardly ever come again, and are many. */
  const instant = (value: unknown): unknown => {
    const read = readDate({ value, type: 'datetime', dates: reading.dates, zone: reading.zone });
    if (read.value === null) return whole(value);
    if (read.form !== null && known === null) note({ kind: 'date', form: read.form });
    return read.value;
  };
  /** By the form that is known, nearly always that of the next value too. */
  const flag = (value: unknown): unknown => (known?.kind !== 'flag' ? once(value) : value === known.yes ? true : value === known.no ? false : once(value));
  const number = (value: unknown): unknown => {
    const read = known?.kind === 'numberText' && typeof value === 'string' ? countIn(value) : -1;
    return read < 0 ? once(value) : read;
  };
  const reference = (value: unknown): unknown => {
    const id = known?.kind === 'reference' && known.idName !== null && isBody(value) ? value[known.idName] : null;
    return typeof id === 'string' && id !== '' ? id : once(value);
  };
  return { field, wire, read: quickly({ field, once, whole, instant, flag, number, reference }), form: () => known };
}

/** A count of at most nine digits; -1 for any other text. */
function countIn(text: string): number {
  const { length } = text;
  if (length === 0 || length > 9) return -1;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    count = count * 10 + digit;
  }
  return count;
}

/** The way in for values that need no reading. */
function quickly({ field, once, whole, instant, flag, number, reference }: Readonly<Record<'once' | 'whole' | 'instant' | 'flag' | 'number' | 'reference', (value: unknown) => unknown>> & { field: Field }): (value: unknown) => unknown {
  switch (field.type) {
    case 'text': case 'longText': case 'phone': case 'email': case 'image': case 'file': case 'url': case 'richText':
      return (value) => (typeof value === 'string' ? value : once(value));
    case 'ref':
      return (value) => (typeof value === 'string' ? value : reference(value));
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : flag(value));
    case 'number': case 'integer': case 'money': case 'duration':
      return (value) => (typeof value === 'number' ? value : number(value));
    case 'choice': case 'language': {
      const choices = new Set<unknown>(field.choices);
      return (value) => (choices.has(value) ? value : once(value));
    }
    case 'date':
      return once;
    case 'datetime':
      return instant;
    default:
      return whole;
  }
}
