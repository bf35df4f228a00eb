import type { DataProvider, RaRecord, SortPayload } from 'ra-core';
import type { RecordChange, SegmentCounts, SummaryReply, UploadKind } from '../schemas';
import type { Pause } from './blocks/pause';
import type { PlatformCall } from './platformCall';

/** A record as the platform sends it. Its id is empty where the platform sends none: it is shown, and nothing more. */
export interface LecternRecord extends RaRecord<string> {
  /** Lifecycle actions, and `update`, `delete`, that the user may do to it now. */
  readonly allowed?: readonly string[];
  readonly version?: number;
  /** Fields of secrets, which are sent to nobody, that hold one; of those the user may write. Missing where there are none, or the platform says nothing of it. */
  readonly secretsKept?: readonly string[];
  /** Right after it was saved: fields whose values a platform that is not Lectern's own shows otherwise, or not at all, though it said it had saved them. */
  readonly untaken?: readonly string[];
}

/** A record reduced to what a choice of it needs. */
export interface LookupItem extends RaRecord<string> {
  readonly title: string;
  readonly picture?: string | null;
  /** It has been deleted: asked for by its id it is still named. */
  readonly isDeleted?: boolean;
  /** A second line that tells equals apart, where the module has one and the user reads it. */
  readonly subtitle?: string;
  /** Names of what it stands in, such as its subject and its institute: the last words of the second line. */
  readonly within?: readonly string[];
}

/** Keys are field names (and `q`, the search box); values a scalar, an array (any of), `{from, to}` or `{empty}`. */
export type ListFilter = Readonly<Record<string, unknown>>;

/** What `meta` of a list call may ask besides. */
export interface ListMeta {
  /** Only these fields, and the id. */
  readonly fields?: readonly string[];
  /** Sums of the declared totals over all rows that match, in the reply's `meta.totals`. */
  readonly totals?: boolean;
  /** Not narrowed to the institute chosen in the header: rows that belong to one record are that record's. */
  readonly everyInstitute?: boolean;
  /** Nobody has asked for this page yet: a failure is not said, and the page is not what its address opens with. */
  readonly isAhead?: boolean;
  /** Says nothing when it fails: the caller shows failures itself. */
  readonly quiet?: boolean;
}

/** `meta` of a list's reply. */
export interface ListReplyMeta {
  readonly totals: Readonly<Record<string, number>> | null;
  /** The total is an estimate. */
  readonly isEstimate: boolean;
  /** The platform does not say how many rows there are: `total` is the least there can be. */
  readonly isOpenEnded: boolean;
}

/** What `meta` of create, update and delete may ask besides. */
export interface WriteMeta {
  /** Say nothing but at the fields: the caller shows failures itself, as a bulk run does. */
  readonly quiet?: boolean;
  /** The caller says in its own place what went wrong; what else a failure leads to happens as without. */
  readonly isSaidInPlace?: boolean;
  /** Write over a newer version knowingly: no `If-Match`. */
  readonly overwrite?: boolean;
  /** Of a deletion or a move: the version that is meant, sent as `If-Match`; a newer one stays. @default whichever there is */
  readonly version?: number | undefined;
  /** The same key on every try of one write, so that after a lost reply it still takes effect once. @default of a creation, one of its own */
  readonly idempotencyKey?: string;
}

export interface ActParams {
  readonly id: string;
  /** Name of the lifecycle action. */
  readonly action: string;
  /** Answers to the action's questions. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The record as it is known: it fills the call's address. */
  readonly known?: Readonly<Record<string, unknown>> | undefined;
  /** Version the user looked at: sent as `If-Match`. */
  readonly version?: number | undefined;
  readonly meta?: WriteMeta;
  readonly signal?: AbortSignal;
}

export interface ManyParams {
  readonly ids: readonly string[];
  /** A lifecycle action, or `delete`, that has a call for many. */
  readonly action: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What is known of them, by id. */
  readonly known?: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly idempotencyKey: string;
}

export interface MoveParams {
  readonly id: string;
  /** Where to: the parent's field, and `before`, `after` or `by`. */
  readonly to: Readonly<Record<string, unknown>>;
  /** The record as it is known: it fills the call's address. */
  readonly known?: Readonly<Record<string, unknown>> | undefined;
  readonly meta?: WriteMeta;
}

export interface ModuleActParams {
  /** Name of the module's action. */
  readonly action: string;
  /** Answers to its questions, and whose it is for. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly meta?: WriteMeta;
}

/** Records of one module that refer, by one field, to records that are to be deleted. */
export interface RecordUse {
  readonly module: string;
  /** The field; with a dot, one inside a group or a list's rows. */
  readonly field: string;
  /** `refuse`: they hold the deletion back · `clear`: emptied · `name`: keep naming it as deleted · `go`: closed with it · `cascade`: deleted with it · `leave`: in no list and no figure as long as it is deleted. */
  readonly effect: 'refuse' | 'clear' | 'name' | 'go' | 'cascade' | 'leave';
  readonly count: number;
  /** A few of them, where the user reads the module. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Which of the records cannot be deleted because of them. */
  readonly of: readonly string[];
}

export interface Dependants {
  readonly uses: readonly RecordUse[];
  /** Days for which what is deleted can be restored; null: it goes for good. */
  readonly keptDays: number | null;
}

/** What went into the bin with a record and does not come back with it, since it no longer fits. */
export interface LeftOut {
  readonly module: string;
  /** What it is called by; `null` where the reader may not know. */
  readonly title: string | null;
}

export interface LookupParams {
  readonly q?: string;
  readonly ids?: readonly string[];
  /** By field name, as in a list. */
  readonly filter?: ListFilter;
  /** From 0. @default 0 */
  readonly page?: number;
  /** @default 20 */
  readonly size?: number;
  readonly signal?: AbortSignal | undefined;
  /** Says nothing when it fails: many modules are asked at once. */
  readonly quiet?: boolean;
}

export interface UploadParams {
  /** A file to send, or an address that is already one: it is reused. Nothing selected gives an empty address. */
  readonly file: File | string | null | undefined;
  readonly kind: UploadKind;
  readonly maxBytes?: number;
  readonly instituteId?: string | null;
  /** A call by GET that gives the signed address, where it is not that of the kind. */
  readonly addressAt?: string | undefined;
  /** Share of the file that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Called once it is known that the file goes in blocks, so that it can be held up. */
  readonly onBlocks?: () => void;
  /** Holds a file that goes in blocks up, and lets it go on. */
  readonly pause?: Pause;
}

/** react-admin's data provider with what Lectern's screens need besides. Every method takes a resource first. */
export interface LecternDataProvider extends DataProvider {
  /** Runs one lifecycle action; the reply is the record afterwards, and what the platform tells of what followed. */
  act(resource: string, params: ActParams): Promise<{ data: LecternRecord; facts?: unknown }>;
  /** Does one thing to many records by one call; gives the failures among them, by id. Says nothing of its own. */
  runMany(resource: string, params: ManyParams): Promise<{ data: ReadonlyMap<string, unknown> }>;
  /** Moves a record among others, where people arrange them. */
  move(resource: string, params: MoveParams): Promise<{ data: LecternRecord }>;
  /** Runs one action on the module as a whole; gives the ids of the records that it has made, as far as the platform tells them. */
  actOnModule(resource: string, params: ModuleActParams): Promise<{ data: readonly string[] }>;
  /** What rows come to, group by group, where the module has a summary. */
  summarize(resource: string, params: { by: string; filter: ListFilter; signal?: AbortSignal | undefined }): Promise<{ data: SummaryReply }>;
  /** How many rows each tab of a list has, of those that the rest of the filter leaves; nothing of a tab that is not told. */
  countSegments(resource: string, params: { filter: ListFilter; signal?: AbortSignal | undefined }): Promise<{ data: SegmentCounts }>;
  /** What refers to records, before they are deleted. */
  dependants(resource: string, params: { ids: readonly string[]; signal?: AbortSignal | undefined }): Promise<{ data: Dependants }>;
  /** The changes of a record, the newest first, a page at a time; `known` of it fills the call's address. */
  history(resource: string, params: { id: string; known?: Readonly<Record<string, unknown>>; page: number; signal?: AbortSignal | undefined }): Promise<{ data: { readonly items: readonly RecordChange[]; readonly hasMore: boolean } }>;
  /** Takes a record out of the bin; `known` of it fills the call's address, `values` in place of its own that were given to another meanwhile. */
  restore(resource: string, params: { id: string; known?: Readonly<Record<string, unknown>>; values?: Readonly<Record<string, unknown>>; meta?: WriteMeta }): Promise<{ data: LecternRecord; leftOut: readonly LeftOut[] }>;
  /** Titles of records, by search or by id. */
  lookup(resource: string, params: LookupParams): Promise<{ data: LookupItem[]; total: number }>;
  /** Sums over all rows a filter matches. */
  totals(resource: string, params: { filter: ListFilter; signal?: AbortSignal | undefined }): Promise<{ data: Readonly<Record<string, number>> }>;
  /** Ids of all rows a filter matches, at most `limit` of them. */
  matchingIds(resource: string, params: { filter: ListFilter; sort?: SortPayload; limit?: number; signal?: AbortSignal }): Promise<{ data: string[]; total: number }>;
  /** Sends a file and gives its public address. */
  upload(resource: string, params: UploadParams): Promise<{ data: string }>;
  /** A call that belongs to no declared module, by its path. */
  call: PlatformCall;
}
