import type { Field } from '../../schemas';
import { isBody } from '../envelope';
import { exactNumber, isExact } from './exactNumbers';
import { readDate, writeDate, type DateForm, type DateReading } from './days';

type Values = Readonly<Record<string, unknown>>;

/** How a platform writes the values of one field, as its records have shown it. */
export type Form =
  | { readonly kind: 'date'; readonly form: DateForm }
  /** What stands for yes and no. */
  | { readonly kind: 'flag'; readonly yes: unknown; readonly no: unknown }
  | { readonly kind: 'numberText' }
  /** Choices as they are spelled there, as far as they have been seen. */
  | { readonly kind: 'choice'; readonly spelled: Readonly<Record<string, string>>; readonly isUpper: boolean }
  /** A reference as an object: the name of its id there. `isNumber`: the id is a number. */
  | { readonly kind: 'reference'; readonly idName: string | null; readonly isNumber: boolean }
  | { readonly kind: 'inner'; readonly forms: Readonly<Record<string, Form>> };

/** A value as the console has it, and in which form it came where that is another. What cannot be read stays as it came. */
export interface ReadValue {
  readonly value: unknown;
  readonly form: Form | null;
}

const FLAGS: readonly (readonly [yes: unknown, no: unknown])[] = [['true', 'false'], ['TRUE', 'FALSE'], ['True', 'False'], [1, 0], ['1', '0'], ['Y', 'N'], ['y', 'n'], ['yes', 'no'], ['YES', 'NO'], ['Yes', 'No']];
const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** Reads one value by its field's type. */
export function readValue({ field, value, reading }: { field: Field; value: unknown; reading: DateReading }): ReadValue {
  if (value === null || value === undefined) return { value, form: null };
  switch (field.type) {
    case 'boolean':
      return readFlag(value);
    case 'number': case 'integer': case 'money': case 'duration':
      return readNumber(value);
    case 'date': case 'datetime': {
      if (value === '') return { value: null, form: null };
      const { value: read, form } = readDate({ value: isBody(value) ? value['$date'] : value, type: field.type, dates: reading.dates, zone: reading.zone });
      return read === null ? { value, form: null } : { value: read, form: form && { kind: 'date', form } };
    }
    case 'choice': case 'language':
      return readChoice(field, value);
    case 'choices': {
      const read = (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => readChoice(field, one));
      return { value: read.map((one) => one.value), form: read.reduce<Form | null>((form, one) => joined(form, one.form), null) };
    }
    case 'ref':
      return readReference(value);
    case 'refs': {
      const read = (Array.isArray(value) ? (value as unknown[]) : [value]).map(readReference);
      return { value: read.map((one) => one.value), form: read.find((one) => one.form)?.form ?? null };
    }
    case 'image': case 'file': case 'url':
      return { value: isBody(value) && typeof value['url'] === 'string' ? value['url'] : value, form: null };
    case 'text': case 'longText': case 'phone': case 'email':
      return { value: typeof value === 'number' ? String(value) : value, form: typeof value === 'number' ? { kind: 'reference', idName: null, isNumber: true } : null };
    case 'group': {
      const read = isBody(value) ? readInner({ field, value, reading }) : null;
      return read ?? { value, form: null };
    }
    case 'list': {
      if (!Array.isArray(value)) return { value, form: null };
      const rows = (value as unknown[]).map((row) => (isBody(row) ? readInner({ field, value: row, reading }) : { value: row, form: null }));
      return { value: rows.map((row) => row.value), form: rows.reduce<Form | null>((form, row) => joined(form, row.form), null) };
    }
    default:
      return { value, form: null };
  }
}

/** A value as the platform writes it. Without a known form it goes as the console has it. */
export function writeValue({ field, value, form, zone }: { field: Field; value: unknown; form: Form | undefined; zone: string | null }): unknown {
  if (value === null || value === undefined || !form) return value;
  if (Array.isArray(value) && field.type !== 'list') return value.map((one: unknown) => writeValue({ field: { ...field, type: field.type === 'refs' ? 'ref' : 'choice' }, value: one, form, zone }));
  switch (form.kind) {
    case 'date':
      return typeof value === 'string' && (field.type === 'date' || field.type === 'datetime') ? writeDate({ value, type: field.type, form: form.form, zone }) : value;
    case 'flag':
      return value === true ? form.yes : value === false ? form.no : value;
    case 'numberText':
      return typeof value === 'number' ? String(value) : value;
    case 'choice':
      return typeof value === 'string' ? (form.spelled[value] ?? (form.isUpper ? value.toUpperCase() : value)) : value;
    case 'reference': {
      const id = form.isNumber && typeof value === 'string' && NUMBER.test(value) ? exactNumber(value.trim()) : value;
      return form.idName === null ? id : { [form.idName]: id };
    }
    case 'inner':
      return Array.isArray(value) ? value.map((row: unknown) => (isBody(row) ? writeInner({ field, value: row, forms: form.forms, zone }) : row)) : isBody(value) ? writeInner({ field, value, forms: form.forms, zone }) : value;
  }
}

/** Two forms of one field as one: choices that are seen later are known besides those from before. */
export function joined(one: Form | null | undefined, other: Form | null): Form | null {
  if (!one || !other) return one ?? other;
  if (one.kind === 'choice' && other.kind === 'choice') return { ...one, spelled: { ...one.spelled, ...other.spelled }, isUpper: one.isUpper && other.isUpper };
  if (one.kind === 'inner' && other.kind === 'inner') return { kind: 'inner', forms: { ...one.forms, ...other.forms } };
  return one;
}

/** What names a record: a text, a number, or an object with one of them. */
export function idText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isBody(value) ? idText(value['$oid'] ?? value['id'] ?? value['_id'] ?? '') : '';
}

function readFlag(value: unknown): ReadValue {
  if (typeof value === 'boolean') return { value, form: null };
  const [yes, no] = FLAGS.find((pair) => pair.includes(value)) ?? [];
  return yes === undefined ? { value, form: null } : { value: value === yes, form: { kind: 'flag', yes, no } };
}

function readNumber(value: unknown): ReadValue {
  const given = isBody(value) ? (value['$numberDecimal'] ?? value['$numberLong'] ?? value) : value;
  return typeof given === 'string' && NUMBER.test(given) ? { value: Number(given), form: isExact(given) ? null : { kind: 'numberText' } } : { value: given, form: null };
}

function readChoice(field: Field, value: unknown): ReadValue {
  const given = isBody(value) ? (value['value'] ?? value['code'] ?? value['name'] ?? value['key'] ?? value) : value;
  if (typeof given !== 'string' || field.choices.includes(given)) return { value: given, form: null };
  const plain = plainSpelling(given);
  const choice = field.choices.find((one) => plainSpelling(one) === plain);
  return choice === undefined ? { value: given, form: null } : { value: choice, form: { kind: 'choice', spelled: { [choice]: given }, isUpper: given === given.toUpperCase() } };
}

function plainSpelling(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function readReference(value: unknown): ReadValue {
  if (typeof value === 'string') return { value, form: null };
  if (typeof value === 'number') return { value: String(value), form: { kind: 'reference', idName: null, isNumber: true } };
  const id = idText(value);
  if (id === '' || !isBody(value)) return { value, form: null };
  const idName = ['$oid', 'id', '_id'].find((name) => name in value)!;
  return { value: id, form: { kind: 'reference', idName, isNumber: typeof value[idName] === 'number' } };
}

function readInner({ field, value, reading }: { field: Field; value: Values; reading: DateReading }): ReadValue {
  const forms: Record<string, Form> = {};
  const read: Record<string, unknown> = { ...value };
  for (const inner of Object.values(field.fields)) {
    const one = readValue({ field: inner, value: value[inner.name], reading });
    if (inner.name in value) read[inner.name] = one.value;
    if (one.form) forms[inner.name] = one.form;
  }
  return { value: read, form: Object.keys(forms).length > 0 ? { kind: 'inner', forms } : null };
}

function writeInner({ field, value, forms, zone }: { field: Field; value: Values; forms: Readonly<Record<string, Form>>; zone: string | null }): Values {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => {
    const inner = field.fields[name];
    return [name, inner ? writeValue({ field: inner, value: one, form: forms[name], zone }) : one];
  }));
}
