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
  /** How the record is read. */
  readonly read: Pick<CallRequest, 'path' | 'endsInSlash' | 'query'>;
  readonly request: Pick<CallRequest, 'method' | 'headers' | 'handling' | 'signal' | 'query'> & Placed;
  readonly id: string;
  /** What is written, by field. */
  readonly sent: Values;
  /** The record as the user saw it. */
  readonly previous?: Values | undefined;
  /** Written over what has changed there meanwhile. */
  readonly isOverwriting: boolean;
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
  /** What is to be judged of an answer: a call that is not there is told by several statuses. */
  fromWire(answer: Answer): Answer;
  /** A record of the module, read from whatever came. */
  read(item: unknown, resource: Resource): LecternRecord;
  /** Reads a row of the module where none has come yet: how its values are written is known by it. */
  learn(options: { readonly client: Client; readonly resource: Resource }): Promise<void>;
  /** What names a record of a module; empty where nothing does. */
  idOf(item: unknown, module: string): string;
  /** What is written, by the names and in the form of this platform. */
  write(options: { readonly resource: Resource; readonly values: Values }): Record<string, unknown>;
  /** A search with names and values of this platform. */
  search<C extends Pick<CallRequest, 'method' | 'query' | 'body'>>(call: C, resource: Resource): C;
  /** Whether rows came that the filter leaves out: the platform takes it and does not heed it. */
  isUnheeded(options: { readonly resource: Resource; readonly filter: Values; readonly rows: readonly LecternRecord[] }): boolean;
  /** Whether records of a module are looked up by a call of their own; else they are searched for. */
  looksUp(path: string): boolean;
  /** Changes a record and reads what has come of it. @throws CallFailure also where the platform says it was done and it was not */
  change(change: ForeignChange): Promise<LecternRecord>;
  /** The record that a creation has made, read from the platform; `null` where it cannot be told. */
  created(options: { readonly client: Client; readonly resource: Resource; readonly answer: unknown; readonly sent: Values }): Promise<LecternRecord | null>;
  /** After a write without an answer: whether the record is gone. */
  isGone(options: { readonly client: Client; readonly read: Placed }): Promise<boolean>;
  /** Records looked up by a search, for a platform that has no call for it. */
  lookup(options: LookupOptions): Promise<{ data: LookupItem[]; total: number }>;
}

export interface LookupOptions {
  readonly resource: Resource;
  readonly params: LookupParams;
  readonly getOne: (id: string, signal: AbortSignal | undefined) => Promise<LecternRecord>;
  readonly getList: (filter: Values, page: number, perPage: number, signal: AbortSignal | undefined) => Promise<{ data: readonly LecternRecord[]; total: number }>;
}
