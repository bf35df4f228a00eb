import type { FieldOptions } from './field';

export interface ListOptions extends FieldOptions {
  /** Rows at least. @default 0 @example minItems: 1 */
  readonly minItems?: number;
  /** Rows at most. @default 100 @example maxItems: 10 */
  readonly maxItems?: number;
  /**
   * No two rows with the same `by` may overlap from `from` to `to`; one may begin where another ends.
   * @default rows may overlap
   * @example apart: { by: 'day', from: 'opens', to: 'closes' }
   */
  readonly apart?: Apart;
}

/** Fields of a list's rows that are required: what lies between `from` and `to` belongs to one row of the same `by`, be it a day, alone. */
export interface Apart {
  /** What rows have alike that may not overlap. @example by: 'day' */
  readonly by: string;
  /** Where a row begins: an hour, a day or an instant. @example from: 'opens' */
  readonly from: string;
  /** Where it ends: a field that comes `after` the other. @example to: 'closes' */
  readonly to: string;
}
