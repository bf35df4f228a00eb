import type { ResourceInput } from './declaration';
import type { Resource } from './resource';

/** Lengths of time that days and instants are grouped into. A week begins on Monday. */
export const SPANS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** How the rows of a group become one number: their count, or the sum, mean, least or greatest of a field. */
export const MEASURES = ['count', 'sum', 'mean', 'min', 'max'] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** How, and of a number behind `@` the time of the row at which it came about: `sum@soldAt`. */
export type MeasureInput<F extends string = string> = MeasureKind | `${MeasureKind}@${F}`;

/** What the rows of a list come to, group by group. */
export interface SummaryInput<F extends string = string> {
  /** What rows are grouped by, the first to begin with: choices, switches, references, and dates by `day`, `week`, `month`, `quarter` or `year`. @example by: ['soldAt:month', 'appliedFor'] */
  readonly by: readonly (F | `${F}:${Span}`)[];
  /** What is told of each group, the first drawn to begin with: `count`, its rows, under a name of one's own (`measures.<name>` of the words); else a field's `sum`, `mean`, `min` or `max`, behind `@` the time at which it came about: by that time alone it is told, and without one by no time. A sum has a name of its own where its rows overlap, as of learners over courses. @example measures: { amount: 'sum@soldAt', orders: 'count' } */
  readonly measures: Readonly<Record<string, MeasureInput<F>>>;
  /** How it is drawn. @default 'bar' @example chart: 'line' */
  readonly chart?: 'bar' | 'line';
}

/** Something rows are grouped by. */
export interface Grouping {
  /** As it is asked for: the field, or `<field>:<span>`. */
  readonly name: string;
  readonly field: string;
  readonly span: Span | null;
}

export interface Measure {
  readonly name: string;
  readonly kind: MeasureKind;
  /** The number that is put together; null for a count. */
  readonly field: string | null;
  /** The time it came about, by which alone it is told of times; null for a count, which is told by each, and for what is told by none. */
  readonly at: string | null;
}

export interface Summary {
  readonly by: readonly Grouping[];
  readonly measures: readonly Measure[];
  readonly chart: 'bar' | 'line';
}

export function normalizeSummary({ summary }: Pick<ResourceInput, 'summary'>): Summary | null {
  if (!summary) return null;
  return {
    by: summary.by.map((name): Grouping => {
      const [field = name, span] = name.split(':');
      return { name, field, span: (span as Span | undefined) ?? null };
    }),
    measures: Object.entries(summary.measures).map(([name, said]): Measure => {
      const [kind, at] = said.split('@') as [MeasureKind, string?];
      return { name, kind, field: kind === 'count' ? null : name, at: at ?? null };
    }),
    chart: summary.chart ?? 'bar',
  };
}

/** What a summary told: its groups, those of a time by time, others by the first measure, the greatest first. */
export interface SummaryReply {
  readonly by: string;
  readonly groups: readonly SummaryGroup[];
  /** Of all rows that match, those of groups that were left out too. */
  readonly totals: Readonly<Record<string, number | null>>;
  /** There are more groups than are told: of times the latest are, else the greatest. */
  readonly isCut: boolean;
  /** How many groups there are, those that were left out too. */
  readonly groupCount: number;
}

export interface SummaryGroup {
  /** The field's value; of a time its first day, `YYYY-MM-DD`. Null: rows without one. */
  readonly key: string | number | boolean | null;
  /** Of the measures that are told by this grouping. */
  readonly values: Readonly<Record<string, number | null>>;
}

/** Groups a reply holds at most. */
export const MOST_GROUPS = 400;

/** Whether a measure is told by a grouping: what came about at another time than it groups by is not. How often a coupon was used says nothing of the month it was made in. */
export function isToldBy({ kind, at }: Measure, { span, field }: Grouping): boolean {
  return span === null || kind === 'count' || at === field;
}

/** The measures of a summary that somebody may know of. */
export function measuresFor({ summary }: Pick<Resource, 'summary'>, mayKnow: (field: string) => boolean): readonly Measure[] {
  return summary?.measures.filter(({ field }) => field === null || mayKnow(field)) ?? [];
}
