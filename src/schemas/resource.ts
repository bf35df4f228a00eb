import type { Computed } from './computed';
import type { Step } from './after';
import type { Attention } from './attention';
import type { RightsInput, SectionInput, SystemField, Tenancy } from './declaration';
import type { Action, ModuleAction } from './decidedAction';
import type { CallName } from './endpoint';
import type { DateBound, DerivedValue, FieldType, Role, Tone } from './field';
import type { Apart } from './listOptions';
import type { OnDelete } from './onDelete';
import type { Fills } from './reference';
import type { KindBy, UploadKind } from './uploadKinds';
import type { Filling } from './filling';
import type { Filter } from './filter';
import type { MenuAudience, MenuGroup } from './menu';
import type { Predicate } from './predicate';
import type { Call, ManyCall } from './recordCall';
import type { Rule } from './rules';
import type { Segment } from './segment';
import type { Summary } from './summary';
import type { Tree } from './tree';
import type { UniqueSet } from './unique';
import type { Within } from './within';

/** A field with every option decided. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** When it must be there, where it need not always. */
  readonly requiredIf: Predicate | null;
  readonly unique: false | 'tenant' | 'everywhere';
  readonly readOnly: boolean;
  readonly createOnly: boolean;
  /** The count beside it while which counts any it stays as it is. */
  readonly fixedBy: string | null;
  readonly writeOnly: boolean;
  readonly searchable: boolean;
  /** One of the fields every record has. */
  readonly system: boolean;
  /** Taken over from the module whose rows these are. */
  readonly isTaken: boolean;
  /** There may be rows without it though it is required here: its column is filled by other modules too. */
  readonly mayLack: boolean;
  /** Says who did something to the record: written by the platform alone, and possibly one of the operator's people. */
  readonly isPerson: boolean;
  readonly default: unknown;
  /** What a new record takes from the clock or the person; `default` is null or empty then. */
  readonly fill: Filling | null;
  readonly when: Predicate | null;
  readonly hint: boolean;
  /** Meant to be taken elsewhere: copied by a button on the record's page. */
  readonly copy: boolean;
  /** A button beside the input makes one up, of `codeShape`. */
  readonly generate: boolean;
  /** What forms ask of it: what completes it, and what a new record of an institute begins with. */
  readonly suggest: Call | null;
  readonly usual: Call | null;
  readonly wide: boolean;
  /** Its name before, under which its column may still stand. */
  readonly renamedFrom: string | null;
  /** What a column may be called besides from which it is imported. */
  readonly aliases: readonly string[];
  /** Roles that see it, that write it; `null`: all. */
  readonly readRoles: readonly Role[] | null;
  readonly writeRoles: readonly Role[] | null;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string | null;
  readonly letterCase: 'upper' | 'lower' | null;
  /** What it may hold, for records that are made up. */
  readonly examples: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
  readonly decimals: number;
  readonly after: string | null;
  /** The first and the last day or instant it may be, both included. */
  readonly earliest: DateBound | null;
  readonly latest: DateBound | null;
  readonly newWithin: number | null;
  readonly within: Within | null;
  /** Of a date: the field that says which day of the week comes from the date of `after` to it. */
  readonly reaches: string | null;
  /** How a date is read. */
  readonly shownAs: 'deadline' | 'exact' | null;
  readonly choices: readonly string[];
  /** Of a whole number, all that it may be; empty: any within its bounds. */
  readonly numbers: readonly number[];
  /** Who may make a choice, by the choice; those that are not named are everybody's. */
  readonly choiceRoles: Readonly<Record<string, readonly Role[]>>;
  readonly tones: Readonly<Record<string, Tone>>;
  /** Empty for a stored field. */
  readonly derive: readonly DerivedValue[];
  /** What it is computed from whenever a record is read; `null` for a stored field. */
  readonly computed: Computed | null;
  /** The module a reference points at. */
  readonly to: string | null;
  /** Of a reference to one of several modules: these, by the name that its value begins with. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly where: Predicate | null;
  /** Of a reference: fields of the other module which must have the value of a field beside this one, by its name. */
  readonly narrowedBy: Readonly<Record<string, string>>;
  readonly ranksBelow: boolean;
  /** Of a reference: what of the record chosen is put into fields beside it, by their names. */
  readonly fills: Fills;
  /** When whoever changes what refers to a record is told so. */
  readonly warns: Predicate | null;
  /** Of a reference: texts of the record it names by which the search box finds as well. */
  readonly finds: readonly string[];
  /** What the deletion of the record it points at means; `null` for what is no reference. */
  readonly onDelete: OnDelete | null;
  readonly kind: UploadKind | null;
  readonly kindBy: KindBy | null;
  readonly maxBytes: number;
  /** Fields of a group or of a list's rows. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly minItems: number;
  readonly maxItems: number;
  /** Of a list: what keeps its rows from overlapping. */
  readonly apart: Apart | null;
  /** Of a matrix: its rows where they are its own, and its columns. */
  readonly rows: readonly string[];
  readonly rowsFrom: 'moduleKeys' | null;
  readonly columns: readonly string[];
  readonly leading: string | null;
  /** The reference whose record's matrix this one is more or less than; `null`: it stands for itself. */
  readonly over: string | null;
  /** Whose usual access an empty one stands for: a role, or what the field so called names; `null`: nobody's. */
  readonly forRole: Role | { readonly field: string } | null;
  /** The role that its rights are for, where an empty one stands for nothing; `null`: that of `forRole`, or any. */
  readonly toRole: Role | null;
}

export interface Endpoint {
  readonly client: 'main' | 'v2';
  readonly path: string;
  /** The field that `{id}` stands for in its calls. */
  readonly id: string;
  readonly searchSize: number;
  readonly filtersIn: 'filters' | 'body';
  /** Calls by convention that the module does not have. */
  readonly without: readonly CallName[];
  readonly search: Call;
  /** The same by a query alone. */
  readonly list: Call;
  /** Id and title of rows, for choosing a reference: `GET <path>/list/minimal`. */
  readonly lookup: Call;
  readonly get: Call;
  readonly create: Call;
  readonly update: Call;
  readonly delete: Call;
  /** Deletes several at once; `null`: each by its own call. */
  readonly deleteMany: ManyCall | null;
  /** Moves a record among others, where they are arranged. */
  readonly move: Call;
  /** Takes a deleted record out of the bin; not there where nothing is kept. */
  readonly restore: Call;
  /** The changes of a record: who, when and what. */
  readonly history: Call;
  /** What refers to records that are to be deleted. */
  readonly dependants: Call;
  /** What rows come to, group by group, where the module has a summary. */
  readonly summary: Call;
  /** How many rows each tab of its list has, where the list has any. */
  readonly segments: Call;
  /** Calls at further addresses, which they are, and of a list the names it is asked by there, each with what it says. */
  readonly also: readonly (Call & { readonly of: CallName; readonly names: Readonly<Record<string, string>> })[];
  readonly publicFields: readonly string[];
  readonly withoutPlan: boolean;
  readonly changesLook: boolean;
  readonly failures: Readonly<Record<string, string>>;
}

export interface Section {
  readonly name: string;
  readonly fields: readonly string[];
  readonly when: Predicate | null;
  /** The fields a search engine makes its result of, which is shown below the section; `null`: nothing is. */
  readonly searchResult: NonNullable<SectionInput<string>['searchResult']> | null;
}

/** A declaration with every option decided: what the console and the platform work with. */
export interface Resource {
  readonly name: string;
  /** Addresses below `/app` without a slash at either end, `:field` for a parameter; the first is its own, the others lead there. Empty for a single record. */
  readonly routes: readonly string[];
  /** Any one is enough; empty: roles alone decide. */
  readonly modules: readonly string[];
  readonly tenant: Tenancy;
  /** The reference that says which institute a row is of or about; `null`: its rows are no institute's. */
  readonly institute: string | null;
  /** The module whose rows these are, and which of them; `null`: they are its own. */
  readonly of: { readonly name: string; readonly where: Readonly<Record<string, string | number | boolean>> } | null;
  /** The view of the platform that gives its rows, which nobody writes here; `null`: they are stored. */
  readonly source: string | null;
  /** Of a module that has a table: those whose rows are some of its own. */
  readonly views: readonly Resource[];
  /** Fields of the table that other modules have and this one has not: stored with every row, shown and written by nobody here. */
  readonly kept: Readonly<Record<string, Field>>;
  /** One record a tenant: of the calls of `endpoint` only `get` and `update` are there, and both without an id. */
  readonly isSingle: boolean;
  /** Its records are people: what may be done to one depends on the one's role and reach. */
  readonly isOfPeople: boolean;
  readonly menu: { readonly group: MenuGroup; readonly icon: string; readonly order: number; readonly hiddenFor: readonly 'whiteLabelled'[]; readonly only: MenuAudience | null; readonly below: readonly string[] } | null;
  readonly title: string;
  /** A second line for choices, as the title; `null`: none. */
  readonly subtitle: string | null;
  readonly picture: string | null;
  /** Fields of the text a record is shared as; empty: it is not shared. */
  readonly share: readonly string[];
  readonly endpoint: Endpoint;
  readonly rights: RightsInput;
  readonly rows: readonly { readonly roles: readonly Role[]; readonly where: Predicate }[];
  /** Of a shared module, which of the operator's rows institutes are shown; `null`: all. */
  readonly sharedWhere: Predicate | null;
  readonly softDelete: boolean;
  /** The module of the record that its list stands below, by the last reference in its address; `null`: it stands below none. */
  readonly above: string | null;
  /** Whether the home screen counts its rows. */
  readonly isOnHome: boolean;
  /** Rows that are made up for the demo content. */
  readonly demo: number;
  /** Fields that are unique together, beside those that are unique alone. */
  readonly unique: readonly UniqueSet[];
  /** When a record is wrong though each of its fields is right. */
  readonly rules: readonly Rule[];
  /** When it may be a slip, and is told. */
  readonly cautions: readonly Rule[];
  /** How people arrange its records; `null`: they do not. */
  readonly tree: Tree | null;
  /** What rows come to, group by group; `null`: it is not told. */
  readonly summary: Summary | null;
  /** Declared fields first, in their order, then the system's. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly Filter[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    /** Of rows that `sort` does not tell apart; `null`: by their ids. */
    readonly thenBy: string | null;
    /** Tabs above it, behind that of all rows. */
    readonly segments: readonly Segment[];
    /** Shown side by side by state as well. */
    readonly isBoard: boolean;
    readonly totals: readonly string[];
    /** The module by whose records its rows come about, where a view gives them. */
    readonly madeIn: string | null;
    /** Fields a list may be sorted by. */
    readonly sortable: readonly string[];
    /** True when any field is found by the search box. */
    readonly searchable: boolean;
  };
  readonly form: { readonly layout: 'sections' | 'tabs' | 'steps'; readonly sections: readonly Section[] };
  readonly lifecycle: { readonly field: string; readonly byPlatform: readonly string[]; readonly actions: Readonly<Record<string, Action>> } | null;
  readonly actions: Readonly<Record<string, ModuleAction>>;
  readonly attention: readonly Attention[];
  readonly related: readonly { readonly resource: string; readonly field: string; readonly first?: true }[];
  /** The page that shows a record as a sheet to print; null: none. */
  readonly sheet: string | null;
  /** Columns: `null` those that the list shows. */
  readonly export: { readonly columns: readonly string[] | null } | null;
  readonly import: { readonly columns: readonly string[]; readonly key: readonly string[]; readonly by: string | null } | null;
  /** What follows by itself, by what happened to a record. */
  readonly after: Readonly<Record<string, readonly Step[]>>;
  readonly handlers: { readonly beforeWrite: string | null; readonly afterWrite: string | null };
}

export type { Action, Call, Filter, ManyCall, ModuleAction, SystemField };
