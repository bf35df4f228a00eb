import { instantsOfDays } from '../../../fields/values/datePresets';
import { readFilter } from '../../../fields/values/filterValue';
import type { Field, Grouping, SummaryGroup } from '../../../schemas';
import { daysOfSpan } from './spans';

interface DrillParams {
  readonly field: Field;
  readonly by: Grouping;
  readonly group: Pick<SummaryGroup, 'key'>;
  /** What the list is asked for of this field already: a group holds no rows beyond it. */
  readonly current?: unknown;
}

/** The filter that leaves a group's rows, and no others. */
export function drillFilter({ field, by: { span }, group: { key }, current }: DrillParams): unknown {
  if (key === null) return field.system ? [''] : { empty: true };
  if (span === null) return typeof key === 'boolean' ? key : [String(key)];
  const days = daysOfSpan({ day: String(key), span });
  return within(field.type === 'datetime' ? instantsOfDays(days) : days, current);
}

/** A week at the end of a month that is asked for ends with the month. */
function within({ from, to }: { from?: string; to?: string }, current: unknown): { from?: string; to?: string } {
  const asked = readFilter(current);
  if (asked.kind !== 'range') return { ...(from && { from }), ...(to && { to }) };
  const [first, last] = [inner(from, asked.from, 1), inner(to, asked.to, -1)];
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/** Of two ends of one range, the one further in. */
function inner(mine: string | undefined, asked: unknown, side: 1 | -1): string | undefined {
  if (typeof asked !== 'string' || mine === undefined) return mine;
  return (Date.parse(asked) - Date.parse(mine)) * side > 0 ? asked : mine;
}
