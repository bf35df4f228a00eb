import { groupDigits } from './groupDigits';
import { once } from './writtenTimes';

/** An amount, always in rupees, in lakhs and crores as India groups, in the marks of the language: ₹1,20,000.00, 1 20 000,00 ₹ in French. */
export function formatMoney({ value, locale }: { readonly value: number; readonly locale: string }): string {
  const format = once(`money ${locale}`, () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' }));
  if (Math.abs(value) < LAKH || !Number.isFinite(value)) return format.format(value);
  const parts = format.formatToParts(value);
  const digits = parts.flatMap((part) => (part.type === 'integer' ? [part.value] : [])).join('');
  const mark = parts.find((part) => part.type === 'group')?.value ?? '';
  const first = parts.findIndex((part) => part.type === 'integer');
  return parts.map((part, at) => (at === first ? groupDigits({ digits, mark, grouping: 'lakh' }) : part.type === 'integer' || part.type === 'group' ? '' : part.value)).join('');
}

const LAKH = 100_000;
