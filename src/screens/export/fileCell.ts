import { formatPhone } from '../../schemas';
import type { Moment } from './moment';
import { momentText } from './moment';

/** A number that is more than one: rupees, or a share in per cent. */
export interface Amount {
  readonly amount: number;
  readonly of: 'money' | 'percent';
  readonly decimals: number;
}

/** A number in E.164. */
export interface Phone {
  readonly phone: string;
}

/** A cell of a file, by what it is: nothing, a text, a number, an amount, a day or a time, a phone number. */
export type FileCell = null | string | number | Amount | Moment | Phone;

export function isAmount(cell: FileCell): cell is Amount {
  return typeof cell === 'object' && cell !== null && 'amount' in cell;
}

export function isPhone(cell: FileCell): cell is Phone {
  return typeof cell === 'object' && cell !== null && 'phone' in cell;
}

/** A cell's text where there are no types: numbers ungrouped with a point, amounts of money with two decimals. */
export function plainCell(cell: FileCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if (isPhone(cell)) return formatPhone(cell.phone);
  if (isAmount(cell)) return cell.of === 'money' ? cell.amount.toFixed(cell.decimals) : String(cell.amount);
  return momentText(cell);
}
