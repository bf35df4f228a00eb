/** A price as it is offered, in rupees: `₹1,499`, and with both its decimals where it has any, `₹3,999.50`. */
export function offeredPrice({ amount, language }: { readonly amount: number; readonly language: string }): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-IN' : language, { style: 'currency', currency: 'INR', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 }).format(amount);
}
