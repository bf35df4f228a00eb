import { groupDigits } from './groupDigits';
import { decimalText } from './decimalText';

/** What parts groups and decimals in a language. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

const known = new Map<string, NumberMarks>();

export function marksOf(locale: string): NumberMarks {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_234_567.5);
  const mark = (type: string, otherwise: string): string => parts.find((part) => part.type === type)?.value ?? otherwise;
  const marks = { group: mark('group', ','), decimal: mark('decimal', '.') };
  known.set(locale, marks);
  return marks;
}

interface WriteParams {
  readonly value: number;
  readonly locale: string;
  /** `lakh`: two digits a group before the last three. @default 'none' */
  readonly grouping?: 'none' | 'thousand' | 'lakh';
  /** Decimals are filled up to so many, where there are any. @default 0 */
  readonly pad?: number;
}

/** A number in the marks of a language, with all its decimals: what a control shows is exactly what is kept. */
export function writeNumber({ value, locale, grouping = 'none', pad = 0 }: WriteParams): string {
  if (!Number.isFinite(value)) return String(value);
  const { group, decimal } = marksOf(locale);
  const [whole = '', fraction = ''] = decimalText(value).split('.');
  const grouped = grouping === 'none' ? whole : groupDigits({ digits: whole, mark: group, grouping });
  return fraction === '' ? grouped : `${grouped}${decimal}${fraction.padEnd(pad, '0')}`;
}
