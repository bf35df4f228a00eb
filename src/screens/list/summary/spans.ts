import { dayOf } from '../../../fields/values/datePresets';
import { SPANS } from '../../../schemas';
import type { Grouping, Span, SummaryGroup } from '../../../schemas';

/** Groups a chart is stretched to at most when empty ones are put in between. */
export const MOST_FILLED = 1_200;

/** About how many days a span has. */
const DAYS: Readonly<Record<Span, number>> = { day: 1, week: 7, month: 30.4, quarter: 91.3, year: 365.25 };

/** How many spans there are from the first group that has a time to the last, those without a row too. */
export function spanCount({ groups, span }: { groups: readonly SummaryGroup[]; span: Span }): number {
  const days = groups.flatMap(({ key }) => (key === null ? [] : [Date.parse(String(key))]));
  return days.length === 0 ? 0 : Math.round((days.at(-1)! - days[0]!) / 86_400_000 / DAYS[span]) + 1;
}

interface StepParams {
  /** Groupings of one field by spans of time. */
  readonly steps: readonly Grouping[];
  readonly wanted: Grouping;
  /** How long the time is: in days, or in spans of the wanted grouping. */
  readonly days?: number;
  readonly count?: number;
  /** Groups there may be. */
  readonly most: number;
}

/** The shortest step from the wanted one on with which there are no more groups than may be; the longest there is where none is long enough. */
export function stepThatFits({ steps, wanted, count = 0, days = count * DAYS[wanted.span!], most }: StepParams): Grouping {
  const longer = steps.filter(({ span }) => SPANS.indexOf(span!) >= SPANS.indexOf(wanted.span!)).toSorted((one, other) => SPANS.indexOf(one.span!) - SPANS.indexOf(other.span!));
  return longer.find(({ span }) => days / DAYS[span!] <= most) ?? longer.at(-1) ?? wanted;
}

/** The first day of the span after this one, by the calendar. */
function nextOf(day: string, span: Span): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const step = { day: [0, 0, 1], week: [0, 0, 7], month: [0, 1, 0], quarter: [0, 3, 0], year: [1, 0, 0] }[span] as [number, number, number];
  return dayOf(new Date(year + step[0], month - 1 + step[1], date + step[2]));
}

/** The days of a span, both included. */
export function daysOfSpan({ day, span }: { day: string; span: Span }): { from: string; to: string } {
  const [year, month, date] = nextOf(day, span).split('-').map(Number) as [number, number, number];
  return { from: day, to: dayOf(new Date(year, month - 1, date - 1)) };
}

interface SpanTextParams {
  readonly day: string;
  readonly span: Span;
  readonly locale: string;
  /** All that is beside it is in the year it begins in, which is then left out: `9 Mar`. @default false */
  readonly isYearKnown?: boolean;
}

/** What a span is called: `9 Mar 2026`, `9–15 Mar 2026`, `Mar 2026`, `Jan–Mar 2026`, `2026`. */
export function spanText({ day, span, locale, isYearKnown = false }: SpanTextParams): string {
  const { from, to } = daysOfSpan({ day, span });
  const [first, last] = [from, to].map((one) => new Date(`${one}T00:00:00`)) as [Date, Date];
  if (span === 'year') return new Intl.DateTimeFormat(locale, { year: 'numeric' }).format(first);
  const days = span === 'day' || span === 'week' ? { day: 'numeric' } as const : {};
  const year = isYearKnown && first.getFullYear() === last.getFullYear() ? {} : { year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...days, month: 'short', ...year }).formatRange(first, last);
}

/** Whether all groups that have a time begin in one year, so that an axis need not say it. */
export function isOneYear(groups: readonly SummaryGroup[]): boolean {
  return new Set(groups.flatMap(({ key }) => (key === null ? [] : [String(key).slice(0, 4)]))).size === 1;
}

/** The same groups, with those between them that have no row. Rows without a time stay at the end. */
export function withoutGaps({ groups, span, measures }: { groups: readonly SummaryGroup[]; span: Span; measures: readonly { readonly name: string; readonly kind: string }[] }): readonly SummaryGroup[] {
  const timed = groups.filter(({ key }) => key !== null);
  const byDay = new Map(timed.map((group) => [String(group.key), group]));
  const days = [...byDay.keys()];
  const empty = Object.fromEntries(measures.map(({ name, kind }) => [name, kind === 'count' || kind === 'sum' ? 0 : null]));
  const filled: SummaryGroup[] = [];
  for (let day = days[0]; day !== undefined && filled.length <= MOST_FILLED; day = nextOf(day, span)) {
    filled.push(byDay.get(day) ?? { key: day, values: empty });
    if (day >= days.at(-1)!) return [...filled, ...groups.filter(({ key }) => key === null)];
  }
  return groups;
}
