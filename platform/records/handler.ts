import type { FieldInput, Problem, RecordOf } from '../../src/schemas';
import type { Operation, Trx, Values } from './operation';

/** A change about to be made, or just made; its record's values are known to the compiler where a declaration is named (`handlerFor`). */
export interface WriteEvent<R extends Values = Values> {
  readonly operation: Operation;
  /** The change's own transaction: what a handler does is done with it, or not at all. */
  readonly trx: Trx;
  readonly kind: 'create' | 'update' | 'delete' | 'restore' | 'action' | 'module';
  /** Name of the lifecycle's action, or of the module's. */
  readonly action: string | null;
  /** Of an action on the module, of the institute it is done for. */
  readonly id: string;
  /** The whole record before; null for a new one. Of a restored one, as it lay in the bin. */
  readonly before: R | null;
  /** The whole record after; for a deletion, the record as it was; of an action on the module, `instituteId` alone. A password is there as it was typed. */
  readonly after: R;
  /**
   * What is about to be stored of a new record or one that is changed: before the write a function may complete what nobody sent.
   * `after` is a record of the same values. Not looked at for other kinds of change.
   */
  readonly draft?: Record<string, unknown>;
  /** Of an action: what it sets besides what it declares, which before the write a function may add to. Held to no rule of the fields. */
  readonly sets?: Record<string, unknown>;
  /** Answers to what the action asks. */
  readonly answers?: Values;
  /** Tells whoever asked a fact of what followed, or what came of it, as the action declares (`tells`, `outcomes`): it stands beside the record in the reply. Of an action alone. */
  readonly tell?: (fact: string, value?: string) => void;
  /** Of an action on the module: says the id of a record that it has made, for the reply, so that who asked can take it back. */
  readonly tellMade?: (id: unknown) => void;
  /** Names of the fields whose value differs. */
  readonly changed: ReadonlySet<keyof R & string>;
}

/**
 * A named function that declarations call for what data cannot say. Before a write it returns what is wrong, by field;
 * what refuses the whole change it throws as a failure. After a write its answer is not looked at.
 */
export type Handler = (event: WriteEvent) => Promise<Readonly<Record<string, Problem>> | void>;

/** The values of a record of the declaration, as far as they are there. */
export type ValuesOf<D extends Declared> = { readonly [K in keyof RecordOf<D>]?: RecordOf<D>[K] } & { readonly instituteId?: string | null };

interface Declared {
  readonly fields: Readonly<Record<string, FieldInput>>;
}

/** A function for records of one declaration, `handlerFor<typeof user>(…)`: a field that is renamed there does not compile here. */
export function handlerFor<D extends Declared>(run: (event: WriteEvent<ValuesOf<D>>) => ReturnType<Handler>): Handler {
  return run as unknown as Handler;
}

/** The function of a name, of those the composition has handed in; none for no name. */
export function handlerOf({ event: { operation: { context } }, name }: { readonly event: Pick<WriteEvent, 'operation'>; readonly name: string | null }): Handler | null {
  return name === null ? null : ((context.handlers[name] as Handler | undefined) ?? null);
}
