/** A number as digits and at most one point, without an exponent, exactly as it is kept: `1e-7` → `0.0000001`. */
export function decimalText(value: number): string {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return shiftPoint({ text: mantissa, places: Number(exponent) });
}

/** Moves the point of `[-]digits[.digits]` to the right, or to the left where `places` is negative; without idle zeros. */
export function shiftPoint({ text, places }: { text: string; places: number }): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const digits = '0'.repeat(Math.max(0, -places)) + whole + fraction + '0'.repeat(Math.max(0, places));
  const point = Math.max(0, -places) + whole.length + places;
  const left = digits.slice(0, point).replace(/^0+(?=.)/, '') || '0';
  const right = digits.slice(point).replace(/0+$/, '');
  const bare = right === '' ? left : `${left}.${right}`;
  return bare === '0' ? bare : sign + bare;
}
