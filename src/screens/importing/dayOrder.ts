import { isDay, narrow } from '../../schemas';
import type { Field } from '../../schemas';

/** How days of three numbers are meant: `03/04/2010` is 3 April, or 4 March. */
export type DayOrder = 'day' | 'month';

/** Whether cells of a field hold days. */
export function isOfDays({ type }: Pick<Field, 'type'>): boolean {
  return type === 'date' || type === 'datetime';
}

const NUMBERS = /^\s*(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/;

/** The first text of a column that one of the orders reads otherwise than the other; null where there is none, and nothing to choose. */
export function unclearDay(texts: readonly string[]): string | null {
  return texts.find((text) => {
    const numbers = numbersOf(text);
    return numbers !== null && numbers.first !== numbers.second && numbers.first <= 12;
  })?.trim() ?? null;
}

/** The orders that some texts speak for: a number beyond 12 is no month. */
export function toldOrders(texts: readonly string[]): ReadonlySet<DayOrder> {
  return new Set(texts.map(numbersOf).flatMap((numbers): DayOrder[] => (numbers === null ? [] : numbers.first > 12 ? ['day'] : numbers.second > 12 ? ['month'] : [])));
}

/**
 * The order of a column: what its own texts speak for, else what those of the other columns of the file do. Null where that is
 * nothing, or both, and somebody has to say; a column whose texts read alike either way needs none.
 * @param elsewhere what the texts of all columns speak for
 */
export function orderOf({ texts, elsewhere }: { readonly texts: readonly string[]; readonly elsewhere: ReadonlySet<DayOrder> }): DayOrder | null {
  const own = toldOrders(texts);
  const [only = null] = own.size > 0 ? own : elsewhere;
  if (unclearDay(texts) === null) return 'day';
  return (own.size > 0 ? own : elsewhere).size > 1 ? null : only;
}

/** A text of a column whose months come first, so that it is read as that; any other as it is. */
export function turned(text: string): string {
  const numbers = numbersOf(text);
  return numbers === null || numbers.first > 12 ? text : narrow(text).replace(NUMBERS, dayOf(numbers, 'month'));
}

/** The day that such a text stands for in an order, as people write it out; null where it is none. */
export function writtenOut({ text, order, locale }: { readonly text: string; readonly order: DayOrder; readonly locale: string }): string | null {
  const numbers = numbersOf(text);
  if (numbers === null) return null;
  const day = dayOf(numbers, order);
  return isDay(day) ? new Date(`${day}T00:00:00.000Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) : null;
}

/** The numbers of a day as they stand there, the year last. */
interface Numbers {
  readonly first: number;
  readonly second: number;
  readonly year: string;
}

function numbersOf(text: string): Numbers | null {
  const found = NUMBERS.exec(narrow(text));
  return found && { first: Number(found[1]), second: Number(found[3]), year: found[4]! };
}

/** `YYYY-MM-DD`, be it a day of the calendar or not. */
function dayOf({ first, second, year }: Numbers, order: DayOrder): string {
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  return [year, ...[month, day].map((number) => String(number).padStart(2, '0'))].join('-');
}
