import type { Report } from './checkReport';
import { isDay } from './formats';
import type { Problem } from './problem';
import type { Field } from './resource';

/** The days of the week, in their order. */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEK)[number];

/** The first such day of the week from a day on, that day included. */
export function firstWeekday({ day, from }: { readonly day: Weekday; readonly from: string }): string {
  const first = new Date(from);
  first.setUTCDate(first.getUTCDate() + ((WEEK.indexOf(day) + 8 - first.getUTCDay()) % 7));
  return first.toISOString().slice(0, 10);
}

interface Reaching {
  readonly field: Pick<Field, 'reaches'>;
  readonly value: unknown;
  readonly earlier: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What is wrong with a last day before which the day of the week does not come; null where nothing is, or a part is missing. */
export function reachProblem({ field: { reaches }, value, earlier, values }: Reaching): Problem | null {
  const day = WEEK.find((one) => reaches !== null && one === values[reaches]);
  if (day === undefined || typeof value !== 'string' || typeof earlier !== 'string' || !isDay(value) || !isDay(earlier)) return null;
  return firstWeekday({ day, from: earlier }) > value ? { code: 'dayNotReached' } : null;
}

/** A day of the week is reached by a date that comes after another, and said by a choice among such days. */
export function checkReaches({ report, path, field: { type, after, reaches }, siblings }: { readonly report: Report; readonly path: string; readonly field: Pick<Field, 'type' | 'after' | 'reaches'>; readonly siblings: Readonly<Record<string, Field>> }): void {
  if (reaches === null) return;
  const at = `${path}.reaches`;
  if (type !== 'date' || after === null) report.add(at, 'is asked of a date that comes after another', "make it a date, and name the other, for example after: 'startsOn'");
  const weekdays = Object.values(siblings).filter((one) => one.type === 'choice' && one.choices.every((choice) => (WEEK as readonly unknown[]).includes(choice))).map(({ name }) => name);
  if (!weekdays.includes(reaches)) report.unknown(at, reaches, 'a choice of days of the week beside this one', weekdays);
}
