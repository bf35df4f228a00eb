import type { Report } from './checkReport';
import type { Problem } from './problem';
import type { Field } from './resource';

/** So many hours, or so many days of 24 of them; of dates days alone. */
export type Within = { readonly hours: number } | { readonly days: number };

/** What is wrong with a value beside the one that it comes after; null when nothing is, or either is missing. */
export function orderProblem({ field, value, earlier }: { field: Pick<Field, 'type' | 'after' | 'within'>; value: unknown; earlier: unknown }): Problem | null {
  const { type, after, within } = field;
  if (after === null || typeof value !== 'string' || typeof earlier !== 'string') return null;
  // A day lasts: what ends on the day on which it begins is there for that day.
  if (type === 'date' ? value < earlier : value <= earlier) return { code: type === 'date' ? 'onOrAfter' : 'after', params: { field: after } };
  if (within === null || !(Date.parse(value) - Date.parse(earlier) > lengthOf(within))) return null;
  return 'hours' in within ? { code: 'hoursAfter', params: { field: after, max: within.hours } } : { code: 'daysAfter', params: { field: after, max: within.days } };
}

/** In milliseconds. */
export function lengthOf(within: Within): number {
  return 'hours' in within ? within.hours * HOUR_MS : within.days * DAY_MS;
}

/** A most is one after a field that is named, in a unit of its own. */
export function checkWithin(report: Report, path: string, { type, after, within }: Pick<Field, 'type' | 'after' | 'within'>): void {
  if (within === null) return;
  const at = `${path}.within`;
  if (after === null) report.add(at, 'says how long after another field, and none is named', "name it, for example after: 'startsAt'");
  const [[unit, most] = ['', 0], ...more] = Object.entries(within) as [string, unknown][];
  const units = type === 'date' ? ['days'] : ['hours', 'days'];
  if (more.length > 0 || !units.includes(unit) || !Number.isInteger(most) || (most as number) < 1) report.add(at, `${JSON.stringify(within)} is no length of time`, type === 'date' ? 'write for example { days: 366 }' : 'write for example { hours: 24 }');
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
