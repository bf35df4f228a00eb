import { types, type CustomTypesConfig } from 'pg';

/** Object ids of `pg_type` that must not become JavaScript dates, or texts where a number is meant. */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

/**
 * How values leave the driver: a date stays `YYYY-MM-DD` (a JavaScript date would shift it by the zone of the machine),
 * an instant is ISO 8601 in UTC, sums and paise are numbers. Give it to every pool.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => PARSERS.get(id) ?? types.getTypeParser(id, format)) as CustomTypesConfig['getTypeParser'],
};

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, toIso],
]);

/** `2026-01-31 09:30:00.5+00` → `2026-01-31T09:30:00.500Z`. Sessions run in UTC; another zone goes the long way. */
function toIso(text: string): string {
  const fast = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(text);
  return fast ? `${fast[1]}T${fast[2]}.${(fast[3] ?? '').padEnd(3, '0')}Z` : new Date(text).toISOString();
}
