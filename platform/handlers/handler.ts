import type { Problem } from '../../src/schemas';
import type { Operation, Trx, Values } from '../operations/operation';

/** A change about to be made, or just made. */
export interface WriteEvent {
  readonly operation: Operation;
  /** The change's own transaction: what a handler does is done with it, or not at all. */
  readonly trx: Trx;
  readonly kind: 'create' | 'update' | 'delete' | 'restore' | 'action';
  /** Name of the lifecycle action. */
  readonly action: string | null;
  readonly id: string;
  /** The whole record before; null for a new one. Of a restored one, as it lay in the bin. */
  readonly before: Values | null;
  /** The whole record after; for a deletion, the record as it was. A password is there as it was typed. */
  readonly after: Values;
  /**
   * What is about to be stored as a new record: before the write a function may complete what nobody sent. `after` is a
   * record of the same values. Not looked at for other kinds of change.
   */
  readonly draft?: Record<string, unknown>;
  /** Answers to what the action asks. */
  readonly answers?: Values;
  /** Names of the fields whose value differs. */
  readonly changed: ReadonlySet<string>;
}

/**
 * A named function that declarations call for what data cannot say. Before a write it returns what is wrong, by field;
 * what refuses the whole change it throws as a failure. After a write its answer is not looked at.
 */
export type Handler = (event: WriteEvent) => Promise<Readonly<Record<string, Problem>> | void>;
