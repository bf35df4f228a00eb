import { DATE_PRESETS, dayInIndia, type DatePreset } from '../../schemas';

export { DATE_PRESETS, type DatePreset };

/** Calendar days, `YYYY-MM-DD`, both included; an open side is null. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** When it is asked, and of what: of instants today is the reader's, of days without a clock that by which they come. */
interface Asked {
  /** In milliseconds. */
  readonly now: number;
  /** The field's. */
  readonly type: string;
}

/** Today, as the midnight with which it begins where the reader is. */
function todayOf({ now, type }: Asked): Date {
  const today = new Date(now);
  return type === 'date' ? new Date(`${dayInIndia(today.toISOString(), 0)}T00:00:00`) : today;
}

/** The days of a preset. Weeks begin on Monday; the days ahead begin with today. */
export function daysOfPreset({ preset, ...asked }: Asked & { preset: DatePreset }): { from: string; to: string } {
  const today = todayOf(asked);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  // From April to March.
  const school = month < 3 ? year - 1 : year;
  const monday = day - ((today.getDay() + 6) % 7);
  const [from, to] = {
    today: [new Date(year, month, day), new Date(year, month, day)],
    yesterday: [new Date(year, month, day - 1), new Date(year, month, day - 1)],
    thisWeek: [new Date(year, month, monday), new Date(year, month, monday + 6)],
    lastWeek: [new Date(year, month, monday - 7), new Date(year, month, monday - 1)],
    thisMonth: [new Date(year, month, 1), new Date(year, month + 1, 0)],
    lastMonth: [new Date(year, month - 1, 1), new Date(year, month, 0)],
    thisYear: [new Date(year, 0, 1), new Date(year, 11, 31)],
    lastYear: [new Date(year - 1, 0, 1), new Date(year - 1, 11, 31)],
    next7Days: [new Date(year, month, day), new Date(year, month, day + 6)],
    next30Days: [new Date(year, month, day), new Date(year, month, day + 29)],
    thisAcademicYear: [new Date(school, 3, 1), new Date(school + 1, 2, 31)],
    lastAcademicYear: [new Date(school - 1, 3, 1), new Date(school, 2, 31)],
  }[preset] as [Date, Date];
  return { from: dayOf(from), to: dayOf(to) };
}

/** Whichever day: what stands in for no filter at all, where a list is never asked without one. */
export const ALL_TIME = { from: '1900-01-01', to: null } as const;

export const isAllTime = ({ from, to }: DayRange): boolean => from === ALL_TIME.from && !to;

/** Days counted from today, both included; null where one side has no bound. */
export function daysFromToday({ days: [from, to], ...asked }: Asked & { days: readonly [number | null, number | null] }): DayRange {
  const today = todayOf(asked);
  const dayAfter = (days: number | null): string | null => days === null ? null : dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days));
  return { from: dayAfter(from), to: dayAfter(to) };
}

/** The preset that these days are today, if any. */
export function presetOfDays({ range, ...asked }: Asked & { range: DayRange }): DatePreset | null {
  return DATE_PRESETS.find((preset) => {
    const days = daysOfPreset({ preset, ...asked });
    return days.from === range.from && days.to === range.to;
  }) ?? null;
}

/** A filter's range of instants as the reader's calendar days: its end, exclusive, is the day before. */
export function daysOfInstants(range: { readonly from?: unknown; readonly to?: unknown }): DayRange {
  const from = toDate(range.from);
  const to = toDate(range.to);
  return { from: from ? dayOf(from) : null, to: to ? dayOf(new Date(to.getTime() - 1)) : null };
}

/** The reverse: from the first midnight to the midnight after the last day. */
export function instantsOfDays(range: DayRange): { from?: string; to?: string } {
  const from = range.from ? new Date(`${range.from}T00:00:00`) : null;
  const to = range.to ? new Date(`${range.to}T00:00:00`) : null;
  to?.setDate(to.getDate() + 1);
  return { ...(isDate(from) ? { from: from.toISOString() } : {}), ...(isDate(to) ? { to: to.toISOString() } : {}) };
}

function toDate(value: unknown): Date | null {
  const date = typeof value === 'string' && value !== '' ? new Date(value) : null;
  return isDate(date) ? date : null;
}

function isDate(date: Date | null): date is Date {
  return date !== null && !Number.isNaN(date.getTime());
}

/** The calendar day of an instant where the reader is, `2026-03-09`. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
