import type { GetListParams, GetOneParams } from 'ra-core';
import type { Resource } from '../schemas';
import type { Answer } from './judge';
import type { CallRequest, Client } from './client';
import type { Placed } from './dataContext';
import type { LecternRecord, LookupItem, LookupParams } from './types';

type Values = Readonly<Record<string, unknown>>;

/** A change of one record, as it is sent to a platform that is not Lectern's own. */
export interface ForeignChange {
  readonly client: Client;
  readonly resource: Resource;
  readonly request: Pick<CallRequest, 'method' | 'headers' | 'handling' | 'signal' | 'query'> & Placed;
  readonly id: string;
  /** What is written, by field. */
  readonly sent: Values;
  /** The record as the user saw it. */
  readonly previous?: Values | undefined;
  /** Written over what has changed there meanwhile. */
  readonly isOverwriting: boolean;
}

/** A record that is to be made. */
export interface ForeignCreation {
  readonly client: Client;
  readonly resource: Resource;
  /** What is written, by field. */
  readonly sent: Values;
  /** Sends it as the platform takes it. */
  readonly send: (wire: Values) => Promise<{ readonly data?: unknown }>;
}

/** Something that is done to a record by a call of its own. */
export interface ForeignAction {
  readonly client: Client;
  readonly resource: Resource;
  readonly known: Values & { readonly id: string };
  /** What the record is to hold afterwards. */
  readonly wanted: Values;
  readonly send: () => Promise<{ readonly data?: unknown }>;
}

export interface ForeignDeletion {
  readonly client: Client;
  readonly resource: Resource;
  readonly known: Values & { readonly id: string };
  readonly send: () => Promise<{ readonly data?: unknown }>;
}

/**
 * How a platform is spoken to that is not Lectern's own: named by `platform` in `/config.json`, and fetched only then. Everything
 * that differs is read and written here, at the edge; behind it the console knows one kind of record.
 */
export interface Dialect {
  /** Rows it grants at a time at most; null: as many as are asked for. */
  readonly most: number | null;
  /** Headers that the place of files wants besides. */
  readonly uploadHeaders: Readonly<Record<string, string>>;
  /** The request as this platform takes it; null for a call it does not have, which is never asked for. */
  toWire(request: CallRequest): CallRequest | null;
  /** What is to be judged of an answer: a call that is not there is told by several statuses, and one that was to do something is said to be missing. */
  fromWire(answer: Answer, request: CallRequest): Answer;
  /** Reads and writes JSON, with numbers beyond those that are exact as texts. */
  parse(text: string): unknown;
  stringify(body: unknown): string;
  /** A record of the module, read from whatever came. */
  read(item: unknown, resource: Resource): LecternRecord;
  /** The record of an answer. @throws CallFailure where it is not the one that was asked for */
  open(options: { readonly body: unknown; readonly resource: Resource; readonly id: string }): LecternRecord;
  /** Reads a row of the module before a filter is written where none has come yet: how its values are written is known by it. */
  learn(options: { readonly client: Client; readonly resource: Resource; readonly filter: Values | undefined }): Promise<void>;
  /** What names a record of a module; empty where nothing does. */
  idOf(item: unknown, module: string): string;
  /** A search with names and values of this platform. */
  search<C extends Pick<CallRequest, 'method' | 'query' | 'body'>>(call: C, resource: Resource): C;
  /** @throws CallFailure where rows came that the filter leaves out: the platform takes it and does not heed it */
  refuseUnheeded(options: { readonly resource: Resource; readonly filter: Values | undefined; readonly rows: readonly LecternRecord[] }): void;
  /** Changes a record and reads what has come of it. @throws CallFailure also where the platform says it was done and it was not */
  change(change: ForeignChange): Promise<LecternRecord>;
  /** Makes a record and reads it, and looks for it where no answer comes, or none that can be read; its id is empty where it cannot be found. */
  create(creation: ForeignCreation): Promise<LecternRecord>;
  /** Does something to a record and reads what has come of it. @throws CallFailure also where the platform says it was done and it was not */
  act(action: ForeignAction): Promise<LecternRecord>;
  /** Deletes a record, and looks whether it is gone where no answer comes, or none that can be read. */
  remove(deletion: ForeignDeletion): Promise<{ readonly data?: unknown }>;
  /** Records looked up by the call for it, or by a search, for a platform that has none. */
  lookup(options: LookupOptions): Promise<{ data: LookupItem[]; total: number }>;
}

export interface LookupOptions {
  /** Of the call for it. */
  readonly path: string;
  readonly load: () => Promise<Resource>;
  /** Asks by that call. */
  readonly asked: () => Promise<{ data: LookupItem[]; total: number }>;
  readonly params: LookupParams;
  readonly getOne: (module: string, params: GetOneParams & { signal?: AbortSignal }) => Promise<{ data: LecternRecord }>;
  readonly getList: (module: string, params: GetListParams) => Promise<{ data: readonly LecternRecord[]; total: number }>;
}
