/** Something that is done by itself, on whichever node comes first. */
export interface Work {
  /** The name of its queue in pg-boss: it stays, since other nodes and later versions know it. */
  readonly queue: string;
  /**
   * `second`: soon after it was woken, and once a minute whether or not · `minute`: once a minute ·
   * `hour`: a minute after the start and once an hour, on one node at a time.
   */
  readonly pace: 'second' | 'minute' | 'hour';
  /**
   * Does some of what is due. It may be called again for what was done and never settled, when a node died in between.
   * @returns how much there was: it is called until there is nothing left
   */
  readonly run: () => Promise<number>;
  /** Said in the log where it cannot be done at present. */
  readonly failed: string;
}
