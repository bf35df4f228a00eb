import type { ModuleActionInput } from './action';
import type { Sound } from './computed';
import type { AfterInput } from './after';
import type { AttentionInput } from './attention';
import type { EndpointInput } from './endpoint';
import type { FieldInput, Role } from './field';
import type { FilterDefault } from './filterDefault';
import type { LifecycleInput } from './lifecycle';
import type { OwnInput } from './own';
import type { Predicate } from './predicate';
import type { RowsOf, Declared, TakenInput, TakesOf, WhereOf } from './rowsOf';
import type { RuleInput } from './rules';
import type { MenuInput } from './menu';
import type { SegmentInput } from './segment';
import type { SummaryInput } from './summary';
import type { TreeInput } from './tree';
import type { UniqueInput } from './unique';

/** Rights a module's actions are granted by (the flags of module access). */
export const RIGHTS = ['create', 'read', 'update', 'delete'] as const;
export type Right = (typeof RIGHTS)[number];

/**
 * Who owns the rows.
 * `owned`: an institute each · `shared`: an institute each, and the operator's are seen by all · `self`: the row is the
 * institute · `platform`: the operator's alone, read by whoever holds the module.
 */
export type Tenancy = 'owned' | 'shared' | 'self' | 'platform';

export type FilterInput<F extends string> =
  | F
  | {
      /** The field that is asked about. @example field: 'isPrivate' */
      readonly field: F;
      /**
       * How it is asked about.
       * @default by type: `any` for choices and references, `range` for numbers and times, `has` for text
       * @example op: 'include'
       */
      readonly op?: FilterOp;
      /**
       * The wire's name, or for a range its two names, where the specification spells them.
       * @default the field
       * @example name: { from: 'createdDateStart', to: 'createdDateEnd' }
       */
      readonly name?: string | { readonly from: string; readonly to: string };
      /**
       * Shown beside the search box without being asked for.
       * @default true of the first three choices and switches
       * @example pinned: true
       */
      readonly pinned?: boolean;
      /** What it is when the list is opened: of a date a period by the reader's calendar; a link that asks for something else, `?filter={}` too, is of all time. @default not asked @example default: 'thisMonth' */
      readonly default?: FilterDefault;
      /** Never taken away: changed, or brought back to its default. @default false @example required: true */
      readonly required?: boolean;
    };
/** `include`: rows where the flag is set are left out unless the filter is true; `only` gives them alone. */
export type FilterOp = 'is' | 'any' | 'range' | 'has' | 'include';

export interface ListInput<F extends string> {
  /** Columns, in their order. @default the first six fields that are no long text @example columns: ['name', 'status', 'createdAt'] */
  readonly columns?: readonly F[];
  /**
   * What may be asked of the list, in the order in which it is offered.
   * @default none; the institute is one of them wherever rows have one
   * @example filters: ['status', { field: 'seats', pinned: true }]
   */
  readonly filters?: readonly FilterInput<F>[];
  /** A field, `-` before it for descending. @default '-createdAt' @example sort: '-startsOn' */
  readonly sort?: F | `-${F}`;
  /** A second field, for the rows that `sort` does not tell apart, in the same direction. @default the id @example thenBy: 'seats' */
  readonly thenBy?: F;
  /** A read-only whole number by which people arrange the records, one after the other; the list is sorted by it. @default not arranged @example order: 'order' */
  readonly order?: F;
  /** What the list may be sorted by besides, each kept in order by two indexes. @default the title, when it was created, and the numbers and times among the columns @example sortable: ['name', 'createdAt', 'seats'] */
  readonly sortable?: readonly F[];
  /** Tabs above the list, each with the number of its rows, after one of all of them: a state of the lifecycle by its name, any condition, or `'deleted'`, what can be restored, for whoever may delete. @default none @example segments: ['active', { name: 'ending', where: { endsOn: { lte: { today: 14 } } } }, 'deleted'] */
  readonly segments?: readonly (string | SegmentInput)[];
  /** Offers its rows side by side as well, a column for each state of the lifecycle; a card is led to another by the action that leads there. @default false @example board: true */
  readonly board?: boolean;
  /** Numbers summed over all rows that match. @default none @example totals: ['seats'] */
  readonly totals?: readonly F[];
  /** Of rows that a view gives: the module by whose records they come about. An empty list says by `origin` of its words what makes a row, and leads there whoever may open it. @default none @example madeIn: 'booking' */
  readonly madeIn?: string;
}

export interface SectionInput<F extends string> {
  /** Its heading is `sections.<name>` of the module. @example name: 'general' */
  readonly name: string;
  /** Fields in their order, each in one section. @example fields: ['name', 'seats'] */
  readonly fields: readonly F[];
  /** Shown while this holds. @example when: { kind: 'lab' } */
  readonly when?: Predicate;
  /** Who sees and writes its fields at all; roles of a field narrow it further. @default everybody who may the record @example roles: ['super_admin', 'admin'] */
  readonly roles?: readonly Role[];
  /** Shows below its fields how a search engine shows what these texts say; `hidden` is a yes or no that keeps the page out, `address` that of the page. @example searchResult: { title: 'pageTitle', text: 'pageDescription' } */
  readonly searchResult?: { readonly title: F; readonly text: F; readonly hidden?: F; readonly address?: F };
}

/** Who holds which right. */
export type RightsInput = { readonly [R in Right | 'export']?: readonly Role[] } & { readonly with?: readonly string[]; readonly own?: OwnInput };

/** A module, declared. Pure data: it survives JSON unchanged. See `docs/add-a-module.md`. */
export interface ResourceInput<
  Fields extends Readonly<Record<string, FieldInput>> = Readonly<Record<string, FieldInput>>,
  F extends string = (keyof Fields & string) | SystemField,
  B extends Declared = Declared,
  Takes = Readonly<Record<string, true | TakenInput | undefined>>,
> {
  /** Table, resource of react-admin, key of words and of the audit; where nothing else is said also route and collection of the API. @example name: 'studyRoom' */
  readonly name: string;
  /**
   * Where it is shown below `/app`, apart from its name. Of several the first is its address, and the others lead to it.
   * A parameter is a reference of the module: `'subject-section/:sectionId/topics'` lists the topics of one section, and
   * a new topic begins with it. A part such as `~instituteName` after it is a word for whoever reads the address; nothing is found by it. A further one that ends with `$` answers alone, with nothing below it; one
   * that ends with `+` is the form of a new record, `:id` in one names a record and leads to its page, and `:ids` names several by commas, of which it is asked what is to change
   * (one alone opens its form). A screen of the route table at the same address gives way, and its rules hold for the module.
   * @default the name
   * @example route: 'interaction/comments'
   */
  readonly route?: string | readonly string[];
  /** Key, or keys of which one is enough, of module access; `null`: roles alone decide. @default the name @example module: 'settings' */
  readonly module?: string | readonly string[] | null;
  /**
   * The module whose rows these are: the declaration has no table of its own and shows some rows of that one's, under an address,
   * calls, rights, words, list and form of its own. Tenancy, what is unique, the bin, people's rules, the lifecycle and the functions around
   * writing are that one's. Written by `rowsOf<typeof user>('user')` the compiler knows its fields.
   * @default a table of its own
   * @example of: 'user'
   */
  readonly of?: RowsOf<B>;
  /**
   * Of a module of another's rows: which these are, one value for a field. Nothing else is read, counted, changed or deleted here, a new
   * record has these values, and nobody changes them here.
   * @example where: { role: 'student' }
   */
  readonly where?: WhereOf<B>;
  /**
   * Of a module of another's rows: the fields taken over, as they are there or with what is said otherwise. Their words are that module's
   * where this one has none. What is not named is neither shown nor written here.
   * @example takes: { name: true, phoneNumber: { required: true } }
   */
  readonly takes?: Takes;
  /**
   * Of a module of another's rows: what of that one's lifecycle may be done here.
   * @default everything
   * @example takesActions: ['activate', 'deactivate']
   */
  readonly takesActions?: readonly string[];
  /**
   * The view of `platform/views` that gives its rows: nothing is made, changed or deleted here, and there is no table. The view has a column
   * for each field, called as a table's would be (`sold_at` for `soldAt`), besides `id`, `created_at` and, of owned and shared rows, `institute_id`.
   * @default a table of its own
   * @example source: 'sales'
   */
  readonly source?: string;
  /** Who owns the rows. @default 'owned' @example tenant: 'shared' */
  readonly tenant?: Tenancy;
  /**
   * Of a module of the operator's: the reference that says which institute a row is about. An institute chosen in the header narrows
   * its list, figures, export and look-up to that one's rows, and a new record begins with it.
   * @default none: its rows are about no institute; of owned and shared rows `instituteId`
   * @example institute: 'institutionId'
   */
  readonly institute?: F;
  /**
   * One record an institute, and one of the operator's own: read and written at `endpoint.path` itself, without an id
   * (its id is the owner's). No list, no menu, nothing to create or delete; before the first write it is its defaults.
   * @default false
   * @example single: true
   */
  readonly single?: boolean;
  /**
   * Its records are people who sign in, with the fields `role` and `allowAllInstitutes`: nobody changes, closes or deletes
   * one who stands above, nor closes the own.
   * @default false
   * @example people: true
   */
  readonly people?: boolean;
  /** Its place in the side menu; `false`: none. @default none @example menu: { group: 'learning', icon: 'list' } */
  readonly menu?: MenuInput | false;
  /**
   * What a record is called, with fields in braces.
   * @default the first text, address of mail or number of a phone
   * @example title: '{code}'
   */
  readonly title?: string;
  /**
   * A second line where records are chosen, to tell equals apart, with fields in braces. Shown to whoever reads the
   * module, and to nobody else. Behind it stand by themselves what a tree has a record below, and the records of references its title is `unique` together with.
   * @default none
   * @example subtitle: '{city}'
   */
  readonly subtitle?: string;
  /** A field with a picture of the record, shown beside its title. @example picture: 'logo' */
  readonly picture?: F;
  /**
   * Offers to share a record as a text, from its page: a line for each of these fields, in this order, left out where the
   * field is empty, does not apply or may not be seen. Its words are `share.<field>` of the module, with `%{<field>}`.
   * @default not offered
   * @example share: ['name', 'bookableFrom']
   */
  readonly share?: readonly F[];
  /** Where its calls differ from the convention. @example endpoint: { path: '/institute', update: 'PATCH' } */
  readonly endpoint?: EndpointInput;
  /**
   * Roles that hold a right at all, `create`, `read`, `update`, `delete` or `export`, where the module alone does not decide. `with`: keys of modules; whoever makes, changes or deletes
   * anything here holds the same right over one of them, as who attends a course is a matter of courses and of learners. `own`: what whoever reads the module
   * may do to the rows that are their own, `by` the reference that says whose a row is, `when` the row is so.
   * @example rights: { delete: ['super_admin'], with: ['course', 'student'], own: { by: 'authorId', may: ['update', 'delete'], when: { status: 'shown' } } }
   */
  readonly rights?: RightsInput;
  /** Rows a role is limited to. @example rows: [{ roles: ['faculty'], where: { createdById: { user: 'id' } } }] */
  readonly rows?: readonly { readonly roles: readonly Role[]; readonly where: Predicate }[];
  /** Of a shared module: which of the operator's rows institutes are shown. @default all @example sharedWhere: { status: 'published' } */
  readonly sharedWhere?: Predicate;
  /** The home screen says how many there are, and how many came of late, to whoever may read them. @default false @example home: true */
  readonly home?: boolean;
  /** Rows that are made up for the demo content, of `example`s and bounds, where none are written by hand. @default none @example demo: 40 */
  readonly demo?: number;
  /** Kept when deleted, out of every list. @default true @example softDelete: false */
  readonly softDelete?: boolean;
  /** The fields, by name; of a module of another's rows those it has besides. @example fields: { name: f.text({ required: true }) } */
  readonly fields: Fields;
  /** Fields whose values no two records of an institute share together: without a value a record is held to nothing, but for a reference, which tells it apart by being left out, too. @example unique: [['courseId', 'userId'], { fields: ['instituteId'], where: { status: 'active' } }] */
  readonly unique?: readonly (readonly F[] | UniqueInput<F>)[];
  /** What must not be, of fields together: said in the form and refused by the platform alike. @example rules: [{ if: { offerPrice: { gt: { field: 'price' } } }, at: 'offerPrice', says: 'aboveField' }] */
  readonly rules?: readonly RuleInput<F>[];
  /** What may be a slip, of fields together: told in the form as it is typed, and never refused; words `cautions.<says>` of the module. @example cautions: [{ if: { modules: { empty: true } }, at: 'modules', says: 'noModule' }] */
  readonly cautions?: readonly RuleInput<F>[];
  /** Records that stand below one another, arranged by people. @example tree: { parent: 'parentId', order: 'order', depth: 6 } */
  readonly tree?: TreeInput<F>;
  /** What the rows of its list come to, group by group: drawn and told above them. @example summary: { by: ['soldAt:month', 'appliedFor'], measures: { amount: 'sum@soldAt', orders: 'count' } } */
  readonly summary?: SummaryInput<F>;
  /** What its list shows and may be asked. @example list: { columns: ['name'], filters: ['status'] } */
  readonly list?: ListInput<F>;
  /**
   * How its form is divided.
   * @default one section of all fields that may be written
   * @example form: { layout: 'tabs', sections: [{ name: 'general', fields: ['name'] }] }
   */
  readonly form?: { readonly layout?: 'sections' | 'tabs' | 'steps'; readonly sections?: readonly SectionInput<F>[] };
  /** The states of a record, and what leads from one to another. @example lifecycle: { field: 'status', actions: {} } */
  readonly lifecycle?: LifecycleInput<F>;
  /** What may be done to the module as a whole, by name; its words are `actions.<name>` and `effects.<name>` of the module. @example actions: { enroll: { on: 'module', ask: {}, handler: 'enroll' } } */
  readonly actions?: Readonly<Record<string, ModuleActionInput>>;
  /**
   * What of this module wants work today, by name. The home screen counts each and leads to the list with these filters;
   * its words are `attention.<name>` of the module.
   * @example attention: { ending: { filters: { endsAt: { days: [0, 7] } } } }
   */
  readonly attention?: Readonly<Record<string, AttentionInput<F>>>;
  /**
   * Lists of other modules shown below a record: those whose `field` refers to it; below one of a view, to what its id is of. One with
   * `first: true` stands above the record's own fields, and a row of this module's list leads to that page rather than to the form.
   * @example related: [{ resource: 'booking', field: 'studyRoomId', first: true }]
   */
  readonly related?: readonly { readonly resource: string; readonly field: string; readonly first?: true }[];
  /** A page below `/app` that shows a record as a sheet to print, by the record's id behind its path; the record's page leads there. @default none @example sheet: 'receipt-sheet' */
  readonly sheet?: string;
  /**
   * The columns of a file of its rows, where whoever exports has not chosen others for the list; `false`: none is offered.
   * @default those that the list shows
   * @example export: { columns: ['name', 'seats'] }
   */
  readonly export?: { readonly columns?: readonly F[] } | false;
  /**
   * The columns of a file to import from, and the field, or the fields together, by which a record is known again, also in a search; `false`: no import.
   * `by`: an action on the module whose call makes many of its one list of columns, all or none. Without it each is made alone.
   * @default all that fit in a cell, and the first of them that no two records share, else the first that are `unique` together; of the tenants themselves `false`
   * @example import: { columns: ['name', 'seats', 'startsOn'], key: ['name', 'startsOn'] }
   */
  readonly import?: { readonly columns?: readonly F[]; readonly key?: F | readonly F[]; readonly by?: string } | false;
  /**
   * What follows by itself, by what happened to a record here: `create`, `update`, `delete`, `restore` or an action. A mail goes to people in their own
   * language, its words are `messages.<message>` of the module; a job of the platform is tried again until it succeeds.
   * @default nothing
   * @example after: { answer: [{ tell: 'askedById', message: 'answered' }] }
   */
  readonly after?: AfterInput<F>;
  /** Named functions of the platform run around writing. @example handlers: { beforeWrite: 'guardUser' } */
  readonly handlers?: { readonly beforeWrite?: string; readonly afterWrite?: string };
}

/** Fields every record has without declaring them. `instituteId` is there for owned and shared rows; `createdById` and `updatedById` name the person, null where the platform did it by itself. */
export const SYSTEM_FIELDS = ['id', 'instituteId', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'version'] as const;
export type SystemField = (typeof SYSTEM_FIELDS)[number];

/** Gives a declaration its type; returns it unchanged. */
export function defineResource<const Fields extends Readonly<Record<string, FieldInput>>, B extends Declared = Declared, const Takes extends TakesOf<B> = Record<never, never>>(
  declaration: Typed<Fields, B, Takes>,
): Typed<Fields, B, Takes> {
  return declaration;
}

/** A declaration whose fields, own and taken over, are known to the compiler. */
type Typed<Fields extends Readonly<Record<string, FieldInput>>, B extends Declared, Takes> = ResourceInput<Fields, (keyof Fields & string) | (keyof NoInfer<Takes> & string) | SystemField, B, Takes> & { readonly fields: Sound<Fields, keyof Takes> };
