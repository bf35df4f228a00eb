/** Tokens as they are told: with two decimals, and nothing where there are less than none. */
export function amountText({ value, locale }: { readonly value: number; readonly locale: string }): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value > 0 ? value : 0);
}
