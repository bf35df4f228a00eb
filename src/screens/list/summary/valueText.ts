import { cells } from '../../../fields/cells';
import type { CellContext } from '../../../fields/values/cellTypes';
import type { Measure, Resource } from '../../../schemas';

/** A measure's value in words, as its field shows it; a count as a number. `isShort`: for an axis, `1.2K` and `₹ 3L`. */
export function valueText({ resource, measure, value, context, isShort = false }: { resource: Resource; measure: Measure; value: number | null; context: CellContext; isShort?: boolean }): string {
  if (value === null) return '–';
  const field = measure.field === null ? null : resource.fields[measure.field]!;
  const isMoney = field?.type === 'money';
  if (isShort && field?.type !== 'duration') return new Intl.NumberFormat(context.locale, { notation: 'compact', useGrouping: 'always', maximumFractionDigits: 1, ...(isMoney ? { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' } : {}) }).format(value);
  if (field === null) return value.toLocaleString(context.locale);
  // A mean of whole numbers need not be one; of a duration it is told to the minute, and of a number with its unit.
  if (measure.kind === 'mean' && field.type === 'duration') return cells.duration.text?.({ field, value: Math.round(value), context }) ?? String(value);
  if (measure.kind === 'mean' && !isMoney && (field.type !== 'number' || field.unit === null)) return value.toLocaleString(context.locale, { maximumFractionDigits: 2 });
  return cells[field.type].text?.({ field, value, context }) ?? String(value);
}
