import type { RefOptions } from './field';

/** A reference to one record. */
export interface OneRefOptions extends RefOptions {
  /**
   * What is put into fields beside it once a record is chosen here in a form, for whoever saves to see and to change, while what somebody has typed stays: what that record has
   * under the name given; into a date the day that is so many months from today, by a choice of that record. What is empty there, and of a
   * record that one may not read, fills nothing.
   * @default nothing
   * @example fills: { fee: 'price', endsOn: { by: 'billingCycle', months: { monthly: 1, yearly: 12 } } }
   */
  readonly fills?: Fills;
  /**
   * The search box finds a record also by these texts of the one it names, for whoever may see them there.
   * @default none
   * @example finds: ['emailId', 'phoneNumber']
   */
  readonly finds?: readonly string[];
}

/** By the field that is filled, where its value comes from. */
export type Fills = Readonly<Record<string, string | MonthsBy>>;

/** So many months from today, by a choice of the record. */
export type MonthsBy = { readonly by: string; readonly months: Readonly<Record<string, number>> };
