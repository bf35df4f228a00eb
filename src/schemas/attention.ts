import type { Right } from './declaration';
import type { Role, Tone } from './field';
import type { Scalar } from './predicate';

/** Days counted from today by the reader's calendar, both included: `[0, 7]` is today and the seven days after it, `[null, -1]` every day before today. */
export interface DaysFromToday {
  /** The first and the last day; null where one side has no bound. @example days: [0, 7] */
  readonly days: readonly [from: number, to: number | null] | readonly [from: null, to: number];
}

/** Numbers between two bounds, both included; either may be left out. */
export type NumberRange = { readonly from: number; readonly to?: number } | { readonly from?: number; readonly to: number };

export interface AttentionInput<F extends string> {
  /** Values of the list's filters, by field. @example filters: { status: ['active'], endsAt: { days: [0, 7] } } */
  readonly filters: { readonly [K in F]?: Scalar | readonly Scalar[] | DaysFromToday | NumberRange };
  /** How its list is sorted. @default the list's own @example sort: 'endsAt' */
  readonly sort?: F | `-${F}`;
  /** The colour of its figure. @default 'amber' @example tone: 'red' */
  readonly tone?: Tone;
  /** Whom it concerns: holders of this right. @default 'update' @example right: 'read' */
  readonly right?: Right;
  /** Narrows the right further. @default everybody who holds it @example roles: ['super_admin'] */
  readonly roles?: readonly Role[];
}
