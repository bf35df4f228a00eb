import { isTimeZone, type Field } from '../../src/schemas';

/** The zone of most institutes, by whose calendar days are counted where nobody says another: that of dates without a clock. */
export const HOME_ZONE = 'Asia/Kolkata';

/** Days of a calendar, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A period that people name, as days from the first to the last. Weeks begin on Monday. */
export const PERIODS = ['today', 'tomorrow', 'yesterday', 'thisWeek', 'nextWeek', 'lastWeek', 'thisMonth', 'nextMonth', 'lastMonth', 'thisYear', 'nextYear', 'lastYear'] as const;
export type Period = (typeof PERIODS)[number] | { readonly next: number } | { readonly last: number } | { readonly month: number; readonly year: number | null };

interface PeriodAsked {
  readonly period: Period;
  readonly now: Date;
  readonly zone: string;
  /** Whether a month without a year is the next one of its name, and not the last. This month is either. @default false */
  readonly isAhead?: boolean;
}

/** The days of a period, by the calendar of a time zone. */
export function daysOf({ period, now, zone, isAhead = false }: PeriodAsked): Days {
  const today = dayIn({ at: now, zone });
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const of = (y: number, m: number, d: number): string => new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10);
  const after = (days: number): string => of(year, month - 1, day + days);
  if (typeof period === 'object' && 'month' in period) {
    const past = period.month > month - 1 ? year - 1 : year;
    const ahead = period.month < month - 1 ? year + 1 : year;
    const named = period.year ?? (isAhead ? ahead : past);
    return { from: of(named, period.month, 1), to: of(named, period.month + 1, 0) };
  }
  if (typeof period === 'object') return 'next' in period ? { from: today, to: after(period.next - 1) } : { from: after(1 - period.last), to: today };
  const monday = -((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7);
  const days: Readonly<Record<(typeof PERIODS)[number], readonly [string, string]>> = {
    today: [today, today], tomorrow: [after(1), after(1)], yesterday: [after(-1), after(-1)],
    thisWeek: [after(monday), after(monday + 6)], nextWeek: [after(monday + 7), after(monday + 13)], lastWeek: [after(monday - 7), after(monday - 1)],
    thisMonth: [of(year, month - 1, 1), of(year, month, 0)], nextMonth: [of(year, month, 1), of(year, month + 1, 0)], lastMonth: [of(year, month - 2, 1), of(year, month - 1, 0)],
    thisYear: [of(year, 0, 1), of(year, 11, 31)], nextYear: [of(year + 1, 0, 1), of(year + 1, 11, 31)], lastYear: [of(year - 1, 0, 1), of(year - 1, 11, 31)],
  };
  const [from, to] = days[period];
  return { from, to };
}

/** The same as instants: from the first midnight to the midnight after the last day. */
export function instantsOf({ from, to, zone }: Days & { readonly zone: string }): Days {
  return { from: midnight({ day: from, zone }), to: midnight({ day: dayAfter(to), zone }) };
}

/** The days of a period and how a filter by a field is sent for them: of days without a clock those of India, as in conditions and in filters, else instants. */
export function periodFor({ field: { type }, zone, ...asked }: PeriodAsked & { readonly field: Pick<Field, 'type'> }): { readonly days: Days; readonly value: Days } {
  const days = daysOf({ ...asked, zone: type === 'date' ? HOME_ZONE : zone });
  return { days, value: type === 'datetime' ? instantsOf({ ...days, zone }) : days };
}

/** A zone that is known here and to the database; otherwise the one of most institutes. */
export function knownZone(zone: string | null | undefined): string {
  return zone && isTimeZone(zone) ? zone : HOME_ZONE;
}

function dayIn({ at, zone }: { readonly at: Date; readonly zone: string }): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** When a day begins in a zone. Asked twice, as the first guess may lie on the other side of a change of the clocks. */
function midnight({ day, zone }: { readonly day: string; readonly zone: string }): string {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const first = wanted - offsetAt({ at: new Date(wanted), zone });
  return new Date(wanted - offsetAt({ at: new Date(first), zone })).toISOString();
}

function offsetAt({ at, zone }: { readonly at: Date; readonly zone: string }): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)!.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(at.getTime() / 1_000) * 1_000;
}
