/** `1234567` → `12,34,567` or `1,234,567`. A sign before the digits stays. */
export function groupDigits({ digits, mark, grouping }: { digits: string; mark: string; grouping: 'thousand' | 'lakh' }): string {
  return digits.replace(grouping === 'lakh' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, mark);
}
