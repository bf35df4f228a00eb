import { isEmptyValue } from '../../schemas';
import type { Field } from '../../schemas';
import type { CellContext } from './cellTypes';
import { plainText, toTexts } from './values';

/** The values of a group in one line, but for references, which have to be asked for: `12 MG Road, Kerala, 682001`. */
export function summaryOf(input: { field: Field; values: Readonly<Record<string, unknown>>; context: CellContext; path: string }): string {
  return Object.values(input.field.fields)
    .filter((one) => one.type !== 'ref' && !isEmptyValue(input.values[one.name]) && typeof input.values[one.name] !== 'object')
    .map((one) => {
      const value = input.values[one.name];
      if (one.type === 'choice') return input.context.choice(`${input.path}.${one.name}`, plainText(value));
      return toTexts(value).join(', ');
    })
    .join(', ');
}
