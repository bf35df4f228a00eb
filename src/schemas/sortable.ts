import { isComputed } from './computed';
import type { FieldType } from './field';
import type { Field, Resource } from './resource';
import { titleFields } from './texts';

const SORTABLE = new Set<FieldType>(['text', 'number', 'integer', 'money', 'boolean', 'date', 'time', 'datetime', 'duration', 'choice', 'email', 'phone', 'url', 'language', 'timeZone']);
/** Columns of these are read in order; of the others what is looked for is found by a filter. */
const IN_ORDER = new Set<FieldType>(['number', 'integer', 'money', 'date', 'time', 'datetime', 'duration']);

/** Whether the platform can keep rows in the order of a field: a plain value that is stored, and no id, whose order says nothing. */
export function isSortable(field: Field | undefined): boolean {
  return field !== undefined && field.name !== 'id' && SORTABLE.has(field.type) && !isComputed(field) && !field.writeOnly;
}

/** What a list can be asked to be sorted by, its own order first. */
export function sortNames({ sort, sortable }: Pick<Resource['list'], 'sort' | 'sortable'>): string[] {
  return [...new Set([sort.field, ...sortable])];
}

interface SortableParams {
  /** The field a list is sorted by unless asked otherwise. */
  readonly sort: string;
  /** The field people arrange the records by. */
  readonly order: string | null;
  readonly title: string;
  readonly columns: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
}

/** What a list may be sorted by where the declaration does not say. */
export function sortableByDefault({ sort, order, title, columns, fields }: SortableParams): string[] {
  const ordered = columns.filter((name) => IN_ORDER.has(fields[name]?.type as FieldType));
  return [...new Set([sort, ...(order === null ? [] : [order]), ...titleFields({ title }).slice(0, 1), 'createdAt', ...ordered])].filter((name) => isSortable(fields[name]));
}
