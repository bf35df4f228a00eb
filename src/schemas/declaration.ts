import type { FieldInput, Role, Tone } from './field';
import type { Predicate, Scalar } from './predicate';

/** Rights a module's actions are granted by (the flags of module access). */
export const RIGHTS = ['create', 'read', 'update', 'delete'] as const;
export type Right = (typeof RIGHTS)[number];

/**
 * Who owns the rows.
 * `owned`: an institute each · `shared`: an institute each, and the operator's are seen by all · `self`: the row is the
 * institute · `platform`: the operator's alone, read by whoever holds the module.
 */
export type Tenancy = 'owned' | 'shared' | 'self' | 'platform';

/** Only what differs from the convention `POST /<name>/search?size&page`, `POST /<name>`, `GET|PUT|DELETE /<name>/{id}`. */
export interface EndpointInput {
  /** @default 'main' */
  readonly client?: 'main' | 'v2';
  /** @default `/<name>` */
  readonly path?: string;
  /** `size`: rows a page asks for at first. `filtersIn`: where filters stand in the body. */
  readonly search?: { readonly size?: number; readonly filtersIn?: 'filters' | 'body' };
  /** @default 'PUT' */
  readonly update?: 'PUT' | 'PATCH';
  /** One record may be read without signing in: only these fields. */
  readonly publicFields?: readonly string[];
  /** Keys in the fixed catalogue of messages (`fixed.service.<key>`) for a failure nothing else explains. */
  readonly failures?: { readonly [call: string]: string };
}

export type FilterInput<F extends string> =
  | F
  | {
      readonly field: F;
      /** @default by type: `any` for choices and references, `range` for numbers and times, `has` for text */
      readonly op?: FilterOp;
      /** The wire's name, or for a range its two names, where the specification spells them. @default the field */
      readonly name?: string | { readonly from: string; readonly to: string };
      /** Shown beside the search box without being asked for. @default true for the first three choices */
      readonly pinned?: boolean;
    };
/** `include`: rows where the flag is set are left out unless the filter is true; `only` gives them alone. */
export type FilterOp = 'is' | 'any' | 'range' | 'has' | 'include';

export interface ListInput<F extends string> {
  readonly columns?: readonly F[];
  readonly filters?: readonly FilterInput<F>[];
  /** A field, `-` before it for descending. @default '-createdAt' */
  readonly sort?: F | `-${F}`;
  /** Numbers summed over all rows that match. */
  readonly totals?: readonly F[];
}

export interface SectionInput<F extends string> {
  readonly name: string;
  readonly fields: readonly F[];
  readonly when?: Predicate;
}

export interface ActionInput<F extends string> {
  /** Values of the lifecycle's field from which it may be done. */
  readonly from?: readonly string[];
  /** Value of the lifecycle's field afterwards. */
  readonly to?: string;
  /** A further condition on the record. */
  readonly if?: Predicate;
  /** Further fields it sets. */
  readonly set?: { readonly [K in F]?: string | number | boolean | null };
  /** May be run over a selection. @default false */
  readonly bulk?: boolean;
  /** Ask before; `'danger'` also colours it. @default true, unless `undo` names an action that takes it back */
  readonly confirm?: boolean | 'danger';
  /** Questions to ask; the answers go into the body and into the audit trail. */
  readonly ask?: Readonly<Record<string, FieldInput>>;
  /** Where the call is not `PUT <path>/{id}/<action>`. `'update'`: an update with what it sets. `'delete'`: the DELETE call. */
  readonly call?: 'update' | 'delete' | { readonly method: 'PUT' | 'POST' | 'PATCH'; readonly path: string };
  /** @default 'update' */
  readonly right?: Right;
  /** Narrows the right further. @default everybody who holds it */
  readonly roles?: readonly Role[];
  /** A named function of the platform, run in the same transaction. */
  readonly handler?: string;
  /** The action that takes it back. */
  readonly undo?: string;
}

/** Days counted from today by the reader's calendar, both included: `[0, 7]` is today and the seven days after it. */
export interface DaysFromToday {
  readonly days: readonly [from: number, to: number];
}

/** Numbers between two bounds, both included; either may be left out. */
export type NumberRange = { readonly from: number; readonly to?: number } | { readonly from?: number; readonly to: number };

export interface AttentionInput<F extends string> {
  /** Values of the list's filters, by field. */
  readonly filters: { readonly [K in F]?: Scalar | readonly Scalar[] | DaysFromToday | NumberRange };
  /** How its list is sorted. @default the list's own */
  readonly sort?: F | `-${F}`;
  /** @default 'amber' */
  readonly tone?: Tone;
  /** Whom it concerns: holders of this right. @default 'update' */
  readonly right?: Right;
  /** Narrows the right further. @default everybody who holds it */
  readonly roles?: readonly Role[];
}

export interface LifecycleInput<F extends string> {
  readonly field: F;
  readonly actions: Readonly<Record<string, ActionInput<F>>>;
}

/** A module, declared. Pure data: it survives JSON unchanged. See `docs/add-a-module.md`. */
export interface ResourceInput<Fields extends Readonly<Record<string, FieldInput>> = Readonly<Record<string, FieldInput>>, F extends string = (keyof Fields & string) | SystemField> {
  /** Route segment under `/app`, resource of react-admin, collection of the API. */
  readonly name: string;
  /** Key, or keys of which one is enough, of module access; `null`: roles alone decide. @default the name */
  readonly module?: string | readonly string[] | null;
  /** @default 'owned' */
  readonly tenant?: Tenancy;
  /**
   * One record an institute, and one of the operator's own: read and written at `endpoint.path` itself, without an id
   * (its id is the owner's). No list, no menu, nothing to create or delete; before the first write it is its defaults.
   * @default false
   */
  readonly single?: boolean;
  /**
   * Its records are people who sign in, with the fields `role` and `allowAllInstitutes`: nobody changes, closes or deletes
   * one who stands above, nor closes the own.
   * @default false
   */
  readonly people?: boolean;
  readonly menu?: MenuInput | false;
  /** What a record is called, with fields in braces. @default the first text field */
  readonly title?: string;
  /**
   * A second line where records are chosen, to tell equals apart, with fields in braces. Shown to whoever reads the
   * module, and to nobody else. @default none
   */
  readonly subtitle?: string;
  /** A field with a picture of the record, shown beside its title. */
  readonly picture?: F;
  /**
   * Offers to share a record as a text, from its page: a line for each of these fields, in this order, left out where the
   * field is empty, does not apply or may not be seen. Its words are `share.<field>` of the module, with `%{<field>}`.
   * @default not offered
   */
  readonly share?: readonly F[];
  readonly endpoint?: EndpointInput;
  /** Roles that hold a right at all, where the module alone does not decide. */
  readonly rights?: { readonly [R in Right | 'export']?: readonly Role[] };
  /** Rows a role is limited to. */
  readonly rows?: readonly { readonly roles: readonly Role[]; readonly where: Predicate }[];
  /** Kept when deleted, out of every list. @default true */
  readonly softDelete?: boolean;
  readonly fields: Fields;
  readonly list?: ListInput<F>;
  readonly form?: { readonly layout?: 'sections' | 'tabs' | 'steps'; readonly sections?: readonly SectionInput<F>[] };
  readonly lifecycle?: LifecycleInput<F>;
  /**
   * What of this module wants work today, by name. The home screen counts each and leads to the list with these filters;
   * its words are `attention.<name>` of the module.
   */
  readonly attention?: Readonly<Record<string, AttentionInput<F>>>;
  /** Lists of other modules shown below a record: those whose `field` refers to it. */
  readonly related?: readonly { readonly resource: string; readonly field: string }[];
  readonly export?: { readonly columns?: readonly F[] } | false;
  /**
   * The columns a file of records may bring, and the field by which one that is there already is known again. Checked with
   * the rest of the declaration and handed out with it; the console offers no import.
   */
  readonly import?: { readonly columns?: readonly F[]; readonly key?: F } | false;
  /** Named functions of the platform run around writing. */
  readonly handlers?: { readonly beforeWrite?: string; readonly afterWrite?: string };
}

export interface MenuInput {
  readonly group: MenuGroup;
  readonly icon?: string;
  /** Place in the menu; the specification's order. @default last */
  readonly order?: number;
  /** Hidden for these users though they may see the screen. */
  readonly hiddenFor?: readonly 'whiteLabelled'[];
}
/** Groups of the side menu. Their order, with the order inside them, is the order of the specification (part 1 §2). */
export const MENU_GROUPS = ['overview', 'organisation', 'platform', 'sales', 'learners', 'assistant', 'learning', 'interaction', 'site', 'reports'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/**
 * Fields every record has without declaring them. `instituteId` is there for owned and shared rows; `createdById` and
 * `updatedById` name the person, and are null where the platform did it by itself.
 */
export const SYSTEM_FIELDS = ['id', 'instituteId', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'version'] as const;
export type SystemField = (typeof SYSTEM_FIELDS)[number];

/** Gives a declaration its type; returns it unchanged. */
export function defineResource<const Fields extends Readonly<Record<string, FieldInput>>>(declaration: ResourceInput<Fields>): ResourceInput<Fields> {
  return declaration;
}

interface ValueOf {
  text: string; longText: string; richText: string; number: number; integer: number; money: number; boolean: boolean;
  date: string; time: string; datetime: string; duration: number; email: string; phone: string; url: string;
  colour: string; timeZone: string; language: string; tags: string[]; password: never; image: string; file: string;
  ref: string; refs: string[]; json: unknown; access: unknown; choice: string; choices: string[]; group: unknown; list: unknown;
}
/** The value of a field on the wire. */
export type FieldValue<F> = F extends { type: 'choice'; choices: readonly (infer C)[] } ? C
  : F extends { type: 'choices'; choices: readonly (infer C)[] } ? C[]
  : F extends { type: 'group'; fields: infer G } ? GroupValue<G>
  : F extends { type: 'list'; fields: infer G } ? readonly GroupValue<G>[]
  : F extends { type: infer T extends keyof ValueOf } ? ValueOf[T] : unknown;

type GroupValue<G> = { readonly [K in keyof G]: G[K] extends { required: true } ? FieldValue<G[K]> : FieldValue<G[K]> | null };

/** The record of a declaration, as it is on the wire. A field that is not required may be null. */
export type RecordOf<D extends { fields: Readonly<Record<string, FieldInput>> }> = {
  readonly [K in keyof D['fields'] as D['fields'][K] extends { type: 'password' } ? never : K]:
    D['fields'][K] extends { required: true } ? FieldValue<D['fields'][K]> : FieldValue<D['fields'][K]> | null;
} & { readonly id: string; readonly createdAt: string; readonly updatedAt: string; readonly version: number };
