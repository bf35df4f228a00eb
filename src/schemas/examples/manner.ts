import type { Chance } from './chance';

/** How examples are made. */
export interface Manner {
  /** Which one it is: those of two numbers differ in what is unique. */
  readonly number: number;
  readonly chance: Chance;
  /** So many of a field's examples are passed over at first. */
  readonly shift: number;
  /**
   * `all`: every field that may have a value has a usual one · `some`: fields are left out, and values lie anywhere within
   * their bounds, often at them · `believable`: for people to look at, of the declaration's own `example`s.
   */
  readonly fill: 'all' | 'some' | 'believable';
  /** The instant it is, ISO 8601. */
  readonly now: string;
  /** A module whose rights may be ticked. */
  readonly moduleKey: string;
}
