/** One change of a record, as the trail has it. */
export interface RecordChange {
  readonly id: string;
  readonly at: string;
  /** One of `HISTORY_ACTIONS`, or the name of an action of the module. */
  readonly action: string;
  /** Who did it; null where the platform did by itself. */
  readonly actorId: string | null;
  /** The institute they acted for. */
  readonly actingForId: string | null;
  /** What changed of what the reader may see; of a long text its beginning. */
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** What is done to records of any module. `register`: made by the registration of an institute · `join`: an invitation taken. */
export const HISTORY_ACTIONS = ['create', 'update', 'delete', 'restore', 'register', 'join'] as const;

/** How much of a history one call gives, and how far back it may begin. */
export const HISTORY_PAGE = { usual: 10, most: 50, last: 10_000 } as const;
