import type { FilterOp } from './declaration';
import type { FilterDefault } from './filterDefault';

export interface Filter {
  readonly field: string;
  readonly op: FilterOp;
  /** Names on the wire: `[name]`, or `[from, to]` where a range has two. */
  readonly names: readonly [string] | readonly [string, string];
  readonly pinned: boolean;
  /** What it is when the list is opened; null: it is not asked. */
  readonly default: FilterDefault | null;
  /** The list is never shown without it. */
  readonly isRequired: boolean;
}
