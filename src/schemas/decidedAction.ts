import type { Bar, Foretold } from './action';
import type { PeopleInput } from './after';
import type { Right } from './declaration';
import type { Role } from './field';
import type { AnswerOperand, Filling, SetValue } from './filling';
import type { Predicate } from './predicate';
import type { Call, ManyCall } from './recordCall';
import type { Field } from './resource';

/** An action of the lifecycle with every option decided. */
export interface Action {
  readonly name: string;
  /** Holds when the action may be done: `from` and `if` in one. */
  readonly if: Predicate | null;
  /** What stands against it though that holds. */
  readonly unless: readonly Bar[];
  /** What it sets to the same value always: `to` and `set` in one. */
  readonly set: Readonly<Record<string, string | number | boolean | null>>;
  /** What it sets to an answer, the clock or the person. */
  readonly fill: Readonly<Record<string, Filling | AnswerOperand>>;
  /** Rows it appends, by list and by the fields of the row. */
  readonly add: Readonly<Record<string, Readonly<Record<string, SetValue>>>>;
  readonly bulk: boolean;
  /** One call over a selection; `null`: a call a row. */
  readonly many: ManyCall | null;
  readonly confirm: false | 'ask' | 'danger';
  readonly alike: readonly [string, string] | null;
  readonly ask: Readonly<Record<string, Field>>;
  /** Of which records it is asked; `null`: of all. */
  readonly askIf: Predicate | null;
  /** The reference whose record is named when it is asked and done; `null`: the record itself. */
  readonly concerns: string | null;
  /** How the console calls it; `by` says which kind it is, `idIn` the part of the body that names the record where the address does not. */
  readonly call: Call & { readonly by: 'action' | 'update' | 'delete'; readonly idIn: string | null };
  /** A further call that it shares with others, the member of the body that tells them apart and its value; `null`: none. */
  readonly also: { readonly call: Call; readonly name: string; readonly value: string | boolean } | null;
  readonly right: Right;
  readonly roles: readonly Role[] | null;
  /** Whom it is not offered; `null`: nobody is left out. */
  readonly notFor: PeopleInput | null;
  readonly handler: string | null;
  /** Facts that its function may tell. */
  readonly tells: readonly string[];
  /** What may come of it, of which its function tells one. */
  readonly outcomes: readonly string[];
  /** Records that its question counts. */
  readonly foretells: readonly Foretold[];
  /** What may be said above its questions of what would come of them. */
  readonly foresees: readonly string[];
  /** No menu offers it. */
  readonly onlyUndo: boolean;
  /** What takes it back, by the state a record had; empty: nothing. */
  readonly undo: readonly string[];
}

/** What may be done to a module as a whole. */
export interface ModuleAction extends Pick<Action, 'name' | 'ask' | 'right' | 'roles'> {
  readonly call: Call;
  readonly handler: string;
}
