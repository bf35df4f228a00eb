import type { Right } from './declaration';
import type { Role, Tone } from './field';
import type { Scalar } from './predicate';

/** How somebody is told of what is about the own institute alone. */
export interface OwnAttention<F extends string = string> {
  /** The day or the text of the institute that the sentence names, as `%{value}`; its words are `ownAttention.<name>` of the module. @example says: 'planEndsAt' */
  readonly says: F;
  /** The screen below `/app` that it leads to, rather than to the list. @example leads: '/institute/membership' */
  readonly leads: string;
  /** Who may enter that screen; to others it leads to the list. @example roles: ['institute'] */
  readonly roles: readonly Role[];
}

/** Days counted from today by the reader's calendar, both included: `[0, 7]` is today and the seven days after it, `[null, -1]` every day before today. */
export interface DaysFromToday {
  /** The first and the last day; null where one side has no bound. @example days: [0, 7] */
  readonly days: readonly [from: number, to: number | null] | readonly [from: null, to: number];
}

/** Numbers between two bounds, both included; either may be left out. */
export type NumberRange = { readonly from: number; readonly to?: number } | { readonly from?: number; readonly to: number };

/** Key of what is said of the own institute, with `%{value}` of it: `Your plan ends on %{value}`. Apart from the others, which the first load holds. */
export const ownAttentionKey = ({ resource, name }: { readonly resource: string; readonly name: string }): string => `resources.${resource}.ownAttention.${name}`;

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
  /** To whom only the own rows are work, by role: the filter in which such a row names the person. @default every row to everybody @example whose: { faculty: 'facultyId' } */
  readonly whose?: { readonly [R in Role]?: F };
  /** Of the institutes' own module: how the people of one are told of theirs, which needs no counting. @default counted as for everybody @example own: { says: 'planEndsAt', leads: '/institute/membership', roles: ['institute'] } */
  readonly own?: OwnAttention<F>;
}

/** Rows that want work: what a list shows with these filters. */
export interface Attention {
  readonly name: string;
  /** By field, as a list's address holds them, but for days, which are counted from today. */
  readonly filters: Readonly<Record<string, Scalar | readonly Scalar[] | DaysFromToday | NumberRange>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly tone: Tone;
  readonly right: Right;
  readonly roles: readonly Role[] | null;
  readonly whose: { readonly [R in Role]?: string };
  readonly own: OwnAttention | null;
}
