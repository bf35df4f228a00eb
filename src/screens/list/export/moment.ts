/** A day, or an instant by the clock of whoever exports it, as people read and spreadsheets reckon it. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string;
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

/** The moment of a `date` or `datetime` value; null for a text that is none. */
export function momentOf({ value, isDay }: { value: string; isDay: boolean }): Moment | null {
  if (isDay) return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { day: value, time: null } : null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return { day, time: `${two(date.getHours())}:${two(date.getMinutes())}` };
}

/** `2026-03-09 14:05`, or the day alone. */
export function momentText({ day, time }: Moment): string {
  return time === null ? day : `${day} ${time}`;
}

/** As a spreadsheet's own date; as text before its calendar, which counts a day of 1900 that never was. */
export function momentCell(moment: Moment): MomentCell | string {
  const { day, time } = moment;
  if (day < FIRST_DAY) return momentText(moment);
  const v = Date.parse(`${day}T${time ?? '00:00'}:00Z`) / MS_OF_DAY + EPOCH;
  return { t: 'n', v, z: time === null ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
}

const FIRST_DAY = '1900-03-01';
const MS_OF_DAY = 86_400_000;
/** 1 January 1970 in the days of a spreadsheet. */
const EPOCH = 25_569;

function two(number: number): string {
  return String(number).padStart(2, '0');
}
