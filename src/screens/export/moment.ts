import { dayOf } from '../../fields/values/datePresets';

/** A day, an instant by the clock of whoever exports it, or a time of day, as people read and spreadsheets reckon it. */
export interface Moment {
  /** `YYYY-MM-DD`; null for a time of any day. */
  readonly day: string | null;
  /** `HH:mm`; null for a whole day. */
  readonly time: string | null;
}

/** What a spreadsheet is given for it: a number of days, shown by a format. */
export interface MomentCell {
  readonly t: 'n';
  readonly v: number;
  readonly z: string;
}

export function isMoment(cell: unknown): cell is Moment {
  return typeof cell === 'object' && cell !== null && 'day' in cell;
}

/** The moment of a value of a `date`, `datetime` or `time`; null for a text that is none. */
export function momentOf({ value, type }: { value: string; type: 'date' | 'datetime' | 'time' }): Moment | null {
  if (type === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? { day: null, time: value } : null;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00Z`)) ? { day: value, time: null } : null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return { day: dayOf(date), time: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

/** `2026-03-09 14:05`, or day or time alone. */
export function momentText({ day, time }: Moment): string {
  return [day, time].filter((part) => part !== null).join(' ');
}

/** As a spreadsheet's own date or time; as text before its calendar, which counts a day of 1900 that never was. */
export function momentCell(moment: Moment): MomentCell | string {
  const { day, time } = moment;
  if (day !== null && day < FIRST_DAY) return momentText(moment);
  const v = Date.parse(`${day ?? '1970-01-01'}T${time ?? '00:00'}:00Z`) / MS_OF_DAY + (day === null ? 0 : EPOCH);
  return { t: 'n', v, z: momentText({ day: day && 'yyyy-mm-dd', time: time && 'hh:mm' }) };
}

const FIRST_DAY = '1900-03-01';
const MS_OF_DAY = 86_400_000;
/** 1 January 1970 in the days of a spreadsheet. */
const EPOCH = 25_569;

function two(number: number): string {
  return String(number).padStart(2, '0');
}
