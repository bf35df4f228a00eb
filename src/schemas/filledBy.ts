import { filledValue } from './filling';
import { isEmptyValue, type PredicateContext } from './predicate';
import type { Field } from './resource';

interface FilledBy {
  /** The reference in which a record was chosen. */
  readonly field: Pick<Field, 'fills'>;
  readonly record: Readonly<Record<string, unknown>>;
  readonly context: PredicateContext;
}

/** What a record that was chosen fills in, by the fields beside the reference; those for which it says nothing are not among them. */
export function filledBy({ field, record, context }: FilledBy): Record<string, unknown> {
  const values = Object.entries(field.fills).map(([name, from]) => {
    if (typeof from === 'string') return [name, record[from]] as const;
    const months = from.months[String(record[from.by])];
    return [name, months === undefined ? null : monthsOn({ day: String(filledValue({ field: { type: 'date' }, operand: { today: 0 }, context })), months })] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => !isEmptyValue(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0)));
}

/** The same day so many months on, or the last of a month that is shorter. */
function monthsOn({ day, months }: { readonly day: string; readonly months: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
