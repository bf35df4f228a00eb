import { LAST_DAY } from './dateBound';
import { filledValue } from './filling';
import { isDay } from './formats';
import { isEmptyValue, type PredicateContext } from './predicate';
import type { MonthsBy } from './reference';
import type { Field } from './resource';

type Values = Readonly<Record<string, unknown>>;

interface FilledBy {
  /** The reference in which a record was chosen. */
  readonly field: Pick<Field, 'fills'>;
  readonly record: Values;
  /** What stands beside the reference, by field. */
  readonly beside: Values;
  readonly context: PredicateContext;
}

/** What a record that was chosen fills in, by the fields beside the reference; those for which it says nothing are not among them. */
export function filledBy({ field, record, beside, context }: FilledBy): Record<string, unknown> {
  const values = Object.entries(field.fills).map(([name, from]) => {
    if (typeof from === 'string') return [name, record[from]] as const;
    if ('days' in from) return [name, lastOfDays({ first: beside[from.since], days: record[from.days] })] as const;
    return [name, monthsOn({ day: firstDay({ from, beside, context }), months: from.months[String(record[from.by])] })] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => !isEmptyValue(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0)));
}

/** The last of so many days of which the first counts, and none later than a date can be; null where either is missing. */
export function lastOfDays({ first, days }: { readonly first: unknown; readonly days: unknown }): string | null {
  return typeof days === 'number' && typeof first === 'string' && isDay(first) ? dayOf(Date.parse(first) + (days - 1) * DAY_MS) : null;
}

function firstDay({ from: { since }, beside, context }: Pick<FilledBy, 'beside' | 'context'> & { readonly from: MonthsBy }): unknown {
  return since === undefined ? filledValue({ field: { type: 'date' }, operand: { today: 0 }, context }) : beside[since];
}

/** The same day so many months on, or the last of a month that is shorter; null where either is missing. */
function monthsOn({ day, months }: { readonly day: unknown; readonly months: number | undefined }): string | null {
  if (months === undefined || typeof day !== 'string' || !isDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

function dayOf(instant: number): string {
  return new Date(Math.min(instant, Date.parse(LAST_DAY))).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
