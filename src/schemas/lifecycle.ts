import type { ActionInput } from './action';

/** The states of a record, and what leads from one to another. */
export interface LifecycleInput<F extends string> {
  /** The choice that says which state a record is in. @example field: 'status' */
  readonly field: F;
  /** States that calls of the platform lead to, such as the link of an invitation, besides the actions. @default none @example byPlatform: ['active'] */
  readonly byPlatform?: readonly string[];
  /** What may be done to a record, by name. @example actions: { open: { from: ['draft'], to: 'open' } } */
  readonly actions: Readonly<Record<string, ActionInput<F>>>;
}
