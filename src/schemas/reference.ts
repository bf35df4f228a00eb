import type { RefOptions } from './field';

/** A reference to one record. */
export interface OneRefOptions extends RefOptions {
  /**
   * What is put into fields beside it once a record is chosen here in a form, for whoever saves to see and to change, while what somebody has typed stays: what that record has
   * under the name given; into a date the day so many months on, by a choice of that record, counted from today or from a date beside it, or the last of as many days as a
   * number of that record says, the first of which is a date beside it. Where that date is changed, what was counted from it goes along. What is empty there, and of a
   * record that one may not read, fills nothing. Questions of an action begin with what the record says that theirs begin with, where they would be empty and its answer does not take
   * the place of what is there (`orKeep`, or no field of the record's).
   * @default nothing
   * @example fills: { fee: 'price', endsOn: { by: 'billingCycle', months: { monthly: 1, yearly: 12 }, since: 'startsOn' } }
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
export type Fills = Readonly<Record<string, string | MonthsBy | DaysSince>>;

/** So many months, by a choice of the record, from today or from a date beside the reference. */
export type MonthsBy = { readonly by: string; readonly months: Readonly<Record<string, number>>; readonly since?: string };

/** The last of so many days, as many as a number of the record says, the first of which is a date beside the reference. */
export type DaysSince = { readonly days: string; readonly since: string };
