import { OPERATOR } from '../../fields/cells/owner';
import { cleanValue, evaluate, isEmptyValue, isToldByAbsence, keyFieldsOf, linesOf, LOWERED, RAISED } from '../../schemas';
import type { Field, Resource } from '../../schemas';

type Values = Readonly<Record<string, unknown>>;

/** A record that may be there already: by what it is known again, by field, and whose it would be. */
export interface Known {
  readonly values: Values;
  /** Undefined where the asker sees one institute's rows alone. */
  readonly owner: string | null | undefined;
}

/** Tells two that are the same from two that are not. */
export function knownKey(resource: Resource, { values, owner }: Known): string {
  return JSON.stringify([...keyFieldsOf(resource).map((field) => sameValue(field, values[field.name])), whose(owner)]);
}

export function whose(owner: Known['owner']): string {
  return owner === undefined ? 'any' : (owner ?? 'operator');
}

/** What a row, or a record, is known again by; null where it does not say all of it. A reference that need not be there says something by being left out, too. */
export function knownBy({ resource, values, owner }: { readonly resource: Resource; readonly values: Values; readonly owner: Known['owner'] }): Known | null {
  const fields = keyFieldsOf(resource);
  const said = Object.fromEntries(fields.map((field) => [field.name, cleanValue({ field, value: values[field.name] }) ?? null]));
  if (fields.every(({ name }) => isEmptyValue(said[name])) || fields.some((field) => isEmptyValue(said[field.name]) && !isLeftOut(field, values))) return null;
  const given = values['instituteId'];
  return { values: said, owner: given === OPERATOR ? null : typeof given === 'string' ? given : owner };
}

/** Whether records without it are told from others by that. */
export function mayBeLeftOut(field: Field): boolean {
  return field.requiredIf === null && isToldByAbsence(field);
}

/** Whether this record is told from others by being without it: the page of all courses is of no course. */
export function isLeftOut(field: Field, values: Values): boolean {
  return isToldByAbsence(field) && (field.requiredIf === null || !evaluate(field.requiredIf, values, { now: new Date().toISOString() }));
}

/** A value as it is compared: texts whatever their letter case, width and runs of blanks, as the platform tells them apart, formatted ones by their words, instants in one zone. */
function sameValue({ type }: Field, value: unknown): unknown {
  if (isEmptyValue(value)) return null;
  const text = (type === 'richText' ? linesOf(String(value)).replace(LEVEL, alike) : alike(String(value))).trim();
  if (type === 'datetime') return Date.parse(text);
  if (type === 'time') return text.slice(0, 'HH:mm'.length);
  if (NUMBERS.has(type)) return Number(text);
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function alike(text: string): string {
  return text.normalize('NFKC');
}

/** All but raised and lowered signs, as which formatted texts have their powers: 10² is not 102. */
const LEVEL = new RegExp(`[^${RAISED}${LOWERED}]+`, 'g');

const NUMBERS: ReadonlySet<Field['type']> = new Set(['number', 'integer', 'money', 'duration']);
