import type { DaysFromToday, FilterOp, MenuGroup, NumberRange, Right, SystemField, Tenancy } from './declaration';
import type { DerivedValue, FieldType, OnDelete, Role, Tone, UploadKind } from './field';
import type { Predicate, Scalar } from './predicate';

/** A field with every option decided. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly unique: false | 'tenant' | 'everywhere';
  readonly readOnly: boolean;
  readonly createOnly: boolean;
  readonly writeOnly: boolean;
  readonly searchable: boolean;
  /** One of the fields every record has. */
  readonly system: boolean;
  readonly default: unknown;
  readonly when: Predicate | null;
  readonly hint: boolean;
  /** Meant to be taken elsewhere: copied by a button on the record's page. */
  readonly copy: boolean;
  /** A button beside the input makes one up, of `codeShape`. */
  readonly generate: boolean;
  readonly wide: boolean;
  /** Roles that see it, that write it; `null`: all. */
  readonly readRoles: readonly Role[] | null;
  readonly writeRoles: readonly Role[] | null;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string | null;
  readonly letterCase: 'upper' | 'lower' | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
  readonly decimals: number;
  readonly after: string | null;
  /** How a date is read. */
  readonly shownAs: 'deadline' | null;
  readonly choices: readonly string[];
  readonly tones: Readonly<Record<string, Tone>>;
  /** Empty for a stored field. */
  readonly derive: readonly DerivedValue[];
  /** The module a reference points at. */
  readonly to: string | null;
  readonly where: Predicate | null;
  /** What the deletion of the record it points at means; `null` for what is no reference. */
  readonly onDelete: OnDelete | null;
  readonly kind: UploadKind | null;
  readonly maxBytes: number;
  /** Fields of a group or of a list's rows. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly minItems: number;
  readonly maxItems: number;
  /** Whose usual access an empty one stands for; `null`: that of the record's own role. */
  readonly forRole: Role | null;
}

export interface Filter {
  readonly field: string;
  readonly op: FilterOp;
  /** Names on the wire: `[name]`, or `[from, to]` where a range has two. */
  readonly names: readonly [string] | readonly [string, string];
  readonly pinned: boolean;
}

/** A call of the platform; `{id}` in the path stands for the record's id. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

export interface Endpoint {
  readonly client: 'main' | 'v2';
  readonly path: string;
  readonly searchSize: number;
  readonly filtersIn: 'filters' | 'body';
  readonly search: Call;
  /** Id and title of rows, for choosing a reference: `GET <path>/list/minimal`. */
  readonly lookup: Call;
  readonly get: Call;
  readonly create: Call;
  readonly update: Call;
  readonly delete: Call;
  /** Takes a deleted record out of the bin; not there where nothing is kept. */
  readonly restore: Call;
  /** What refers to records that are to be deleted. */
  readonly dependants: Call;
  readonly publicFields: readonly string[];
  readonly failures: Readonly<Record<string, string>>;
}

export interface Action {
  readonly name: string;
  /** Holds when the action may be done: `from` and `if` in one. */
  readonly if: Predicate | null;
  /** What it sets: `to` and `set` in one. */
  readonly set: Readonly<Record<string, string | number | boolean | null>>;
  readonly bulk: boolean;
  readonly confirm: false | 'ask' | 'danger';
  readonly ask: Readonly<Record<string, Field>>;
  /** How the console calls it; `by` says which kind it is. */
  readonly call: Call & { readonly by: 'action' | 'update' | 'delete' };
  readonly right: Right;
  readonly roles: readonly Role[] | null;
  readonly handler: string | null;
  readonly undo: string | null;
}

/** Rows that want work: what a list shows with these filters. */
export interface Attention {
  readonly name: string;
  /** By field, as a list's address holds them, but for days, which are counted from today. */
  readonly filters: Readonly<Record<string, Scalar | readonly Scalar[] | DaysFromToday | NumberRange>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly tone: Tone;
  readonly right: Right;
  readonly roles: readonly Role[] | null;
}

export interface Section {
  readonly name: string;
  readonly fields: readonly string[];
  readonly when: Predicate | null;
}

/** A declaration with every option decided: what the console and the platform work with. */
export interface Resource {
  readonly name: string;
  /** Any one is enough; empty: roles alone decide. */
  readonly modules: readonly string[];
  readonly tenant: Tenancy;
  /** One record a tenant: of the calls of `endpoint` only `get` and `update` are there, and both without an id. */
  readonly isSingle: boolean;
  /** Its records are people: what may be done to one depends on the one's role and reach. */
  readonly isOfPeople: boolean;
  readonly menu: { readonly group: MenuGroup; readonly icon: string; readonly order: number; readonly hiddenFor: readonly 'whiteLabelled'[] } | null;
  readonly title: string;
  /** A second line for choices, as the title; `null`: none. */
  readonly subtitle: string | null;
  readonly picture: string | null;
  /** Fields of the text a record is shared as; empty: it is not shared. */
  readonly share: readonly string[];
  readonly endpoint: Endpoint;
  readonly rights: Readonly<Partial<Record<Right | 'export', readonly Role[]>>>;
  readonly rows: readonly { readonly roles: readonly Role[]; readonly where: Predicate }[];
  readonly softDelete: boolean;
  /** Declared fields first, in their order, then the system's. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly Filter[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly totals: readonly string[];
    /** Fields a list may be sorted by. */
    readonly sortable: readonly string[];
    /** True when any field is found by the search box. */
    readonly searchable: boolean;
  };
  readonly form: { readonly layout: 'sections' | 'tabs' | 'steps'; readonly sections: readonly Section[] };
  readonly lifecycle: { readonly field: string; readonly actions: Readonly<Record<string, Action>> } | null;
  readonly attention: readonly Attention[];
  readonly related: readonly { readonly resource: string; readonly field: string }[];
  readonly export: { readonly columns: readonly string[] } | null;
  readonly import: { readonly columns: readonly string[]; readonly key: string | null } | null;
  readonly handlers: { readonly beforeWrite: string | null; readonly afterWrite: string | null };
}

export type { SystemField };
