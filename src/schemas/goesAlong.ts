import { filledBy } from './filledBy';
import { isEmptyValue, type PredicateContext } from './predicate';
import type { Fills } from './reference';
import type { Field } from './resource';

type Values = Readonly<Record<string, unknown>>;

interface GoesAlong {
  /** The reference by which it is counted. */
  readonly field: Pick<Field, 'name' | 'fills'>;
  /** The record it names. */
  readonly record: Values;
  readonly before: Values;
  /** With all that is changed. */
  readonly after: Values;
  readonly context: PredicateContext;
}

/** The date beside the reference that a value is counted from; none for what is not counted so. */
export function sinceOf(from: Fills[string]): readonly string[] {
  return typeof from === 'object' && from.since !== undefined ? [from.since] : [];
}

/** The fields that go along with what is changed, where they stand as they were counted: those counted from a date that is another, and left alone themselves. */
export function alongWith({ field, before, after }: Pick<GoesAlong, 'field' | 'before' | 'after'>): string[] {
  if (after[field.name] !== before[field.name] || isEmptyValue(after[field.name])) return [];
  const isMoved = (since: string): boolean => after[since] !== before[since] && !isEmptyValue(after[since]);
  return Object.entries(field.fills).flatMap(([name, from]) => (sinceOf(from).some(isMoved) && !isEmptyValue(before[name]) && after[name] === before[name] ? [name] : []));
}

/** Those fields as they then are. */
export function goneAlong({ field, record, before, after, context }: GoesAlong): Record<string, unknown> {
  const counted = filledBy({ field, record, beside: before, context });
  const now = filledBy({ field, record, beside: after, context });
  return Object.fromEntries(alongWith({ field, before, after }).filter((name) => counted[name] === before[name] && name in now).map((name) => [name, now[name]]));
}

/** The fields of a declaration that may go along where these are changed and they are not. Sent beside them, they stay as they are sent. */
export function followersOf({ fields, changed }: { readonly fields: Readonly<Record<string, Field>>; readonly changed: readonly string[] }): string[] {
  const counted = Object.values(fields).flatMap((field) => (changed.includes(field.name) ? [] : Object.entries(field.fills)));
  return [...new Set(counted.flatMap(([name, from]) => (!changed.includes(name) && sinceOf(from).some((since) => changed.includes(since)) ? [name] : [])))];
}
