import type { PeopleInput } from './after';
import type { Right } from './declaration';
import type { FieldInput, Role } from './field';
import type { SetValue } from './filling';
import type { Predicate } from './predicate';

/** A method and an address: `'POST /contentReport/suspend'`. */
export type ActionAddress = `${'PUT' | 'POST' | 'PATCH'} /${string}`;

/** Records that refer to the one an action is done to, and are so. */
export interface Foretold {
  /** Key of the sentence. @example says: 'cleared' */
  readonly says: string;
  /** One of the modules in `related`. @example resource: 'contentReport' */
  readonly resource: string;
  /** Filters of its list: one value, or any of several. @example where: { status: ['upcoming', 'running'] } */
  readonly where: Readonly<Record<string, string | readonly string[]>>;
}

/** What stands against an action though the state allows it. */
export interface Bar {
  /** Holds where it cannot be done. What nobody told of the record stands against nothing. @example if: { questions: 0 } */
  readonly if: Predicate;
  /** Why, and what to do: the module's own sentence under `rules.<says>` of its words. @example says: 'noQuestions' */
  readonly says: string;
}

export interface ActionInput<F extends string> {
  /** Values of the lifecycle's field from which it may be done. @example from: ['draft', 'closed'] */
  readonly from?: readonly string[];
  /** Value of the lifecycle's field afterwards. @example to: 'open' */
  readonly to?: string;
  /** A further condition on the record. @example if: { seats: { gte: 1 } } */
  readonly if?: Predicate;
  /**
   * What stands against it though its state allows it: it stays in sight, says why it cannot be done, and is refused. It may ask what is computed, such as how many
   * records refer to this one; what others may change at the same moment its function has to look at once more. @example unless: [{ if: { questions: 0 }, says: 'noQuestions' }]
   */
  readonly unless?: readonly Bar[];
  /** Further fields it sets: to a value, to an answer of its questions, to the clock or to the person. @example set: { answer: { answer: 'answer' }, answeredAt: { now: true }, answeredById: { user: 'id' } } */
  readonly set?: { readonly [K in F]?: SetValue };
  /** Appends a row to lists, of the same values as `set`. @example add: { replies: { text: { answer: 'text' }, at: { now: true } } } */
  readonly add?: { readonly [K in F]?: Readonly<Record<string, SetValue>> };
  /** May be run over a selection: by a call a row, or by one call for many. @default false @example bulk: true */
  readonly bulk?: boolean | ManyInput;
  /** Ask before; `'danger'` also colours it. @default true, unless `undo` names an action that takes it back @example confirm: 'danger' */
  readonly confirm?: boolean | 'danger';
  /** Two numbers of the record that are meant to be alike: where they are not it is asked before, and both are told; and in the form, when what is typed makes them differ once it has been done. @example alike: ['marks', 'totalMark'] */
  readonly alike?: readonly [F, F];
  /** Questions to ask; the answers go into the body and into the audit trail. @example ask: { reason: f.text({ required: true }) } */
  readonly ask?: Readonly<Record<string, FieldInput>>;
  /** Of which records its questions are asked; of others it is done without. @default all @example askIf: { status: 'awaiting' } */
  readonly askIf?: Predicate;
  /** A reference of the record, where what is done is done to the record it names: question and notice name that one. @default the record itself @example concerns: 'ownerId' */
  readonly concerns?: F;
  /**
   * Where the call is not `PUT <path>/{id}/<action>`. `'update'`: an update with what it sets. `'delete'`: the DELETE call.
   * @example call: 'PUT /institute/{id}/approveInstitute'
   */
  readonly call?: 'update' | 'delete' | ActionAddress | { readonly method: 'PUT' | 'POST' | 'PATCH'; readonly path: string };
  /**
   * The record is named in the body, as `id` or by the name given here, and not in the address of the call.
   * @default the address
   * @example idIn: 'body'
   */
  readonly idIn?: 'body' | { readonly body: string };
  /**
   * A further call by which it may be done: one that several actions share, told apart by a member of its body.
   * @default none
   * @example also: { call: 'PUT /subscription/{courseId}/subscribers/{id}/suspension', with: { suspension: true } }
   */
  readonly also?: SharedCallInput;
  /** The right it takes. @default 'update'; 'delete' where `call` is @example right: 'create' */
  readonly right?: Right;
  /** Narrows the right further. @default everybody who holds it @example roles: ['super_admin', 'admin'] */
  readonly roles?: readonly Role[];
  /**
   * Not offered to people of records that refer to this one, such as the members of a group, who read that they are in it already: its function refuses them, and says why.
   * @default offered to all who may
   * @example notFor: { of: 'groupMember', by: 'groupId', person: 'userId' }
   */
  readonly notFor?: PeopleInput;
  /** A named function of the platform, run in the same transaction. @example handler: 'openInstitute' */
  readonly handler?: string;
  /** Facts that its function tells of what followed: they stand in the notice that it is done, each by a sentence `facts.<name>` of the module with `%{value}`. @example tells: ['invited'] */
  readonly tells?: readonly string[];
  /**
   * What may come of it, where that is not always the same: its function tells which (`tell`), and the notice is the sentence `outcomes.<name>` of the module, with `%{title}`, in place of the usual one.
   * @example outcomes: ['joined', 'asked']
   */
  readonly outcomes?: readonly string[];
  /**
   * Records of other modules (`related`) that what it does concerns: where there are any, its question says how many, by a sentence `foretells.<says>` of the module with `%{smart_count}`.
   * @example foretells: [{ says: 'cleared', resource: 'contentReport', where: { status: 'suspended' } }]
   */
  readonly foretells?: readonly Foretold[];
  /**
   * What may be said above its questions of what would come of them, as they are answered so far: the platform is asked by `POST <call>/foresight`, which a
   * room defines, and each is a sentence `foresees.<name>` of the module with what the platform says to it.
   * @example foresees: ['switchedOff', 'gains']
   */
  readonly foresees?: readonly string[];
  /** Takes another action back and is good for nothing else: the notice of that one offers it, and no menu. @default false @example onlyUndo: true */
  readonly onlyUndo?: boolean;
  /** The action that takes it back; several, where one leads to each state it may have come from. @example undo: 'close' */
  readonly undo?: string | readonly string[];
}

/** A call that several actions share. */
export interface SharedCallInput {
  /** Its method and address. @example call: 'PUT /subscription/{courseId}/subscribers/{id}/suspension' */
  readonly call: ActionAddress;
  /** The member of its body that says which action is meant, and its value for this one. @example with: { suspension: true } */
  readonly with: Readonly<Record<string, string | boolean>>;
}

/** One call for many records. Each is dealt with by itself, as by a call of its own; the reply has a result for each. */
export interface ManyInput {
  /** Its method and address. @example call: 'POST /contentReport/clearAll' */
  readonly call: ActionAddress;
  /** The part of the body that names the records, a hundred at most. @default 'ids' @example ids: 'reportIds' */
  readonly ids?: string;
}

/** What may be done to a module rather than to one of its records: a button at the head of its list, which asks. */
export interface ModuleActionInput {
  /** What it is done to. @example on: 'module' */
  readonly on: 'module';
  /** Questions to ask; the answers go into the body and into the audit trail. @example ask: { userId: f.ref('user', { required: true }) } */
  readonly ask?: Readonly<Record<string, FieldInput>>;
  /** Its call; parts in braces are fields of the module, as in `endpoint.path`. @default `POST <path>/<name>` @example call: 'POST /subscription/enroll' */
  readonly call?: ActionAddress;
  /** The right it takes. @default 'create' @example right: 'update' */
  readonly right?: Right;
  /** Narrows the right further. @default everybody who holds it @example roles: ['super_admin'] */
  readonly roles?: readonly Role[];
  /** The named function of the platform that does it, in one transaction with all that it writes. @example handler: 'enroll' */
  readonly handler: string;
}
