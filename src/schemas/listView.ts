import { DATE_PRESETS } from './filterDefault';
import { isObject } from './isObject';

/** What a saved view of a list asks for: words, tab and filters as its address holds them, sort, page size, columns. */
export interface ListViewAsked {
  /** By name; of a date `{ preset }` stands for the days that it is on the day it is opened. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
  readonly perPage: number;
  /** Null: those that the list has by itself. */
  readonly columns: { readonly shown: readonly string[]; readonly hidden: readonly string[] } | null;
}

/** Whom a view is for: its owner alone, everybody of the owner's role, everybody of the owner's institute. */
export const VIEW_AUDIENCES = ['own', 'role', 'everybody'] as const;
export type ViewAudience = (typeof VIEW_AUDIENCES)[number];

/** Most views of one list that a person may have. */
export const MOST_VIEWS = 50;
/** Characters of its name. */
export const VIEW_NAME_LENGTH = 60;
/** Characters of what it asks for, as JSON; and of its filters, as an address holds them. */
export const VIEW_LENGTH = 8_000;
/** Rows of a page that a list can ask for at most. */
const MOST_ROWS = 1_000;
const MEMBERS: ReadonlySet<string> = new Set(['filter', 'sort', 'order', 'perPage', 'columns']);
const IN_COLUMNS: ReadonlySet<string> = new Set(['shown', 'hidden']);
const IN_FILTER: ReadonlySet<string> = new Set(['from', 'to', 'empty', 'preset']);
/** Days of a filter that are counted anew; the last is any day at all. */
const PRESETS: ReadonlySet<unknown> = new Set([...DATE_PRESETS, 'allTime']);

/** What a view asks for; null for anything of another shape. What the list does not know of it is left out when it is opened. */
export function readViewAsked(value: unknown): ListViewAsked | null {
  if (!isObject(value) || !isWithin(value, MEMBERS)) return null;
  const { filter, sort, order, perPage, columns = null } = value;
  if (!isObject(filter) || !Object.values(filter).every(isFilterValue)) return null;
  if (typeof sort !== 'string' || sort === '' || (order !== 'ASC' && order !== 'DESC')) return null;
  if (typeof perPage !== 'number' || !Number.isInteger(perPage) || perPage < 1 || perPage > MOST_ROWS) return null;
  if (columns === null) return { filter, sort, order, perPage, columns };
  if (!isObject(columns) || !isWithin(columns, IN_COLUMNS)) return null;
  const { shown, hidden } = columns;
  return isNames(shown) && isNames(hidden) ? { filter, sort, order, perPage, columns: { shown, hidden } } : null;
}

function isFilterValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value)) return isPlain(value);
  if (!isWithin(value, IN_FILTER)) return false;
  return Object.entries(value).every(([name, one]) => (name === 'preset' ? PRESETS.has(one) : one === null || isPlain(one)));
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function isWithin(value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean {
  return Object.keys(value).every((name) => names.has(name));
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
}
