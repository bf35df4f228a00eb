import type { GetListParams, GetManyParams, GetManyReferenceParams, GetOneParams, RaRecord } from 'ra-core';
import { MAX_SEARCH_LENGTH, placeOf } from '../schemas';
import type { Resource } from '../schemas';
import { bareFailure, CallFailure, isCallFailure } from './callFailure';
import { clientOf, placed, type DataContext } from './dataContext';
import { rememberEarly, type AskedList } from './early';
import { isBody, openList, openRecord, type OpenedList } from './envelope';
import { gatherPage, grantedSize, isSameRow, pagingOf } from './paging';
import { addressOf } from './profiles';
import { recordOf } from './recordOf';
import { restCalls, restName } from './restCalls';
import { addressOfRows, flatFilters, searchCall, wireFilters, type SearchParams } from './searchCall';
import { narrowedFilter } from './selectedInstitute';
import { sendSingle } from './singles';
import type { LecternDataProvider, LecternRecord, ListFilter, ListMeta, ListReplyMeta, LookupItem, LookupParams } from './types';

type Reads = Pick<LecternDataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'lookup' | 'totals' | 'matchingIds'>;

type Values = Readonly<Record<string, unknown>>;

/** Rows one call may ask for when ids are collected (wire: 1,000 for a holder of the export right, 100 otherwise). */
const COLLECT_SIZE = 1_000;
const PLAIN_SIZE = 100;
/** A look-up by id asks for at least this many (part 1 §9). */
const LOOKUP_BY_ID_SIZE = 5;
const LOOKUP_SIZE = 20;

/** The reading half of the data provider. */
export function createLists({ loader, clients, instituteId = () => null, dialect }: DataContext): Reads {
  const recordFrom = (item: unknown, resource: Resource): LecternRecord => (dialect ? dialect.read(item, resource) : recordOf(item, resource));
  const asSearch = (params: SearchParams): ReturnType<typeof searchCall> => (dialect ? dialect.search(searchCall(params), params.resource) : searchCall(params));
  const narrowed = (resource: Resource, filter: ListFilter): ListFilter => narrowedFilter({ resource, filter, instituteId: instituteId() });
  /** With what row the list that was read last begins. */
  let opening: { readonly place: string; readonly row: unknown } | null = null;
  const readList = async (name: string, params: GetListParams, asked?: AskedList) => {
    const resource = await loader.load(name);
    const client = clientOf({ clients, resource });
    const { page, perPage } = params.pagination ?? { page: 1, perPage: resource.endpoint.searchSize };
    const meta = (params.meta ?? {}) as ListMeta;
    const isQuiet = meta.isAhead || meta.quiet;
    await dialect?.learn({ client, resource, filter: params.filter as Values });
    const read = async (at: number, size: number): Promise<OpenedList> => {
      const call = asSearch({ resource, filter: (params.filter ?? {}) as ListFilter, sort: params.sort, page: at, size, fields: meta.fields, totals: meta.totals });
      if (!dialect && !isQuiet && size === perPage && call.method === 'POST') rememberOpening({ resource, url: addressOf({ base: client.base, path: call.path, query: call.query ?? {} }), body: call.body, asked });
      return openList(await client.send({ ...call, signal: params.signal, ...(isQuiet ? { handling: { quiet: true } } : {}) }));
    };
    const { list, items, total, isOpenEnded } = await gatherPage({ page: page - 1, asked: perPage, most: dialect?.most, read });
    const place = JSON.stringify([name, params.filter, params.sort, perPage]);
    if (page === 1) opening = { place, row: items[0] };
    // A platform that looks for the page elsewhere answers each with its first; that it does is asked anew, since rows may have come.
    else if (opening?.place === place && items.length > 0 && isSameRow(items[0], opening.row) && isSameRow((await read(0, perPage)).items[0], items[0])) throw new CallFailure(bareFailure({ kind: 'samePage', status: 200 }));
    const replyMeta: ListReplyMeta = { totals: list.totals, isEstimate: list.isEstimate, isOpenEnded };
    const data = items.map((item) => recordFrom(item, resource));
    dialect?.refuseUnheeded({ resource, filter: params.filter as Values, rows: data });
    return { data, total, meta: replyMeta };
  };

  const getList = async (name: string, params: GetListParams) => {
    const filter = (params.filter ?? {}) as ListFilter;
    const isFree = (params.meta as ListMeta | undefined)?.everyInstitute === true;
    const asked = params.pagination && { resource: name, pagination: params.pagination, sort: params.sort, filter: params.filter };
    return readList(name, { ...params, filter: isFree ? filter : narrowed(await loader.load(name), filter) }, asked);
  };

  const lookup = (name: string, params: LookupParams) => {
    const asked = () => lookupAt(name, params);
    return dialect ? dialect.lookup({ path: loader.require(name).endpoint.lookup.path, load: () => loader.load(name), asked, params, getOne, getList }) : asked();
  };

  const lookupAt = async (name: string, params: LookupParams) => {
    const { q, ids, filter = {}, page = 0, size = LOOKUP_SIZE, signal, quiet = false } = params;
    const head = loader.require(name);
    const isNarrowed = Object.keys(filter).length > 0 || (!ids && instituteId() !== null);
    // What nothing narrows is asked for by what is known of every module: a list with references waits for no other declaration.
    const declared = isNarrowed ? await loader.load(name) : null;
    // Of whatever they stand below, unless that is asked for.
    const { at, left } = addressOfRows({ call: head.endpoint.lookup, filter: declared && !ids ? narrowed(declared, filter) : filter });
    const query = {
      // Records that are referred to are named whoever they belong to.
      ...(declared ? flatFilters(wireFilters({ resource: declared, filter: left })) : {}),
      ...(ids ? { id: ids, size: Math.max(LOOKUP_BY_ID_SIZE, ids.length), page: 0 } : { q: q?.slice(0, MAX_SEARCH_LENGTH), size, page }),
    };
    const reply = await clientOf({ clients, resource: head }).send({ method: 'GET', ...at, query, signal, handling: { quiet: quiet || !!dialect, isExtra: true } });
    const list = openList(reply);
    const found = list.items.map((item) => lookupItemOf(dialect && isBody(item) ? { ...item, id: dialect.idOf(item, name) } : item, head)).filter((item) => item.id !== '');
    return { data: found, total: pagingOf({ list, page, asked: ids ? Math.max(LOOKUP_BY_ID_SIZE, ids.length) : size }).total };
  };

  const getOne = async (name: string, params: GetOneParams & { signal?: AbortSignal }) => {
    const resource = await loader.load(name);
    const client = clientOf({ clients, resource });
    if (resource.isSingle) return { data: await sendSingle({ client, resource, id: String(params.id), request: { signal: params.signal }, dialect }) };
    const isQuiet = (params.meta as ListMeta | undefined)?.quiet === true;
    const rest = restCalls({ client, extras: { ...placed({ resource, call: resource.endpoint.get, id: String(params.id) }), signal: params.signal, ...(isQuiet ? { handling: { quiet: true } } : {}) } });
    const reply = await rest.getOne(restName(resource), { id: params.id });
    const body: unknown = reply.data;
    return { data: dialect ? dialect.open({ body, resource, id: String(params.id) }) : recordOf(openRecord(body), resource) };
  };

  return {
    getList: getList as Reads['getList'],
    getOne: getOne as Reads['getOne'],
    lookup,
    async getMany(name: string, params: GetManyParams & { signal?: AbortSignal }) {
      const ids = params.ids.map(String).filter((id) => id !== '');
      const { lookup: isLookup = false, quiet: isQuiet = false } = (params.meta ?? {}) as { lookup?: boolean; quiet?: boolean };
      const data = isLookup ? await lookupAll({ lookup, name, ids, signal: params.signal }) : await readAll({ getOne, name, ids, isQuiet, signal: params.signal });
      return { data: data as RaRecord[] as never };
    },
    // Rows below one record are that record's, whichever institute is chosen.
    getManyReference: ((name: string, params: GetManyReferenceParams) =>
      readList(name, { ...params, filter: { ...(params.filter as ListFilter), [params.target]: params.id } })) as Reads['getManyReference'],
    async totals(name, { filter, signal }) {
      const reply = await getList(name, { filter, pagination: { page: 1, perPage: 1 }, meta: { totals: true, fields: ['id'] }, ...(signal ? { signal } : {}) });
      return { data: reply.meta.totals ?? {} };
    },
    async matchingIds(name, { filter: given, sort, limit = Number.MAX_SAFE_INTEGER, signal }) {
      const resource = await loader.load(name);
      const filter = narrowed(resource, given);
      const client = clientOf({ clients, resource });
      const ids = new Set<string>();
      const read = async (page: number, size: number): Promise<OpenedList> =>
        openList(await client.send({ ...asSearch({ resource, filter, sort, page, size, fields: ['id'] }), signal, handling: { quiet: true } }));
      // Who may not export is refused the larger size.
      let size = Math.min(dialect?.most ?? COLLECT_SIZE, resource.export ? COLLECT_SIZE : PLAIN_SIZE);
      const isRefused = (error: unknown): boolean => isCallFailure(error) && error.status === 400 && size > PLAIN_SIZE;
      for (let page = 0; ; page += 1) {
        const list = await read(page, size).catch((error: unknown) => {
          if (page > 0 || !isRefused(error)) throw error;
          size = PLAIN_SIZE;
          return read(page, size);
        });
        const known = ids.size;
        for (const { id } of list.items.map((item) => recordFrom(item, resource))) if (id !== '') ids.add(id);
        const { total } = pagingOf({ list, page, asked: size });
        // A page without a new row is the end, whatever the total says: the platform gives no more.
        const isEnd = ids.size === known || (list.isEstimate ? list.items.length < size : ids.size >= total);
        // It may also grant fewer rows than asked for: then its own size counts from here on.
        if (page === 0) size = Math.min(size, grantedSize({ list, page, asked: size }) ?? size);
        if (ids.size >= limit || isEnd) return { data: [...ids].slice(0, limit), total };
      }
    },
  };
}

function lookupItemOf(item: unknown, resource: Pick<Resource, 'picture'>): LookupItem {
  const record = recordOf(item) as Readonly<Record<string, unknown>> & { readonly id: string };
  const title = record['title'] ?? record['name'] ?? '';
  const picture = record['picture'] ?? (resource.picture ? record[resource.picture] : null);
  return { ...record, title: String(title), picture: typeof picture === 'string' && picture !== '' ? picture : null };
}

interface ManyParams {
  readonly name: string;
  readonly ids: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

async function lookupAll({ lookup, name, ids, signal }: ManyParams & { lookup: Reads['lookup'] }): Promise<LookupItem[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / PLAIN_SIZE) }, (_, index) => ids.slice(index * PLAIN_SIZE, (index + 1) * PLAIN_SIZE));
  const replies = await Promise.all(parts.map((part) => lookup(name, { ids: part, signal })));
  return replies.flatMap((reply) => reply.data);
}

/** Whole records by id, a few at a time. One that is not there, or not the user's to see, is left out. */
async function readAll({ getOne, name, ids, isQuiet, signal }: ManyParams & { isQuiet: boolean; getOne: (name: string, params: GetOneParams & { signal?: AbortSignal }) => Promise<{ data: LecternRecord }> }): Promise<LecternRecord[]> {
  const found = new Map<string, LecternRecord>();
  const read = async (id: string): Promise<void> => {
    found.set(id, (await getOne(name, { id, ...(isQuiet ? { meta: { quiet: true } } : {}), ...(signal ? { signal } : {}) })).data);
  };
  const { createBulkRun } = await import('./bulkRun');
  const { failed } = await createBulkRun({ ids, perform: read }).start();
  const broken = failed.find(({ error }) => !isCallFailure(error) || !ABSENT.has(error.details.kind));
  if (broken) throw broken.error;
  return ids.flatMap((id) => found.get(id) ?? []);
}

const ABSENT: ReadonlySet<string> = new Set(['notFound', 'forbidden']);

function isListOf({ resource, address }: { resource: Resource; address: string }): boolean {
  return address.startsWith('/app/') && placeOf({ resource, pathname: address.slice('/app'.length) })?.below.length === 0;
}

/** A list call made by the page of that list is what its next opening begins with. */
function rememberOpening({ resource, url, body, asked }: { resource: Resource; url: string; body: unknown; asked: AskedList | undefined }): void {
  if (typeof window === 'undefined' || !isListOf({ resource, address: window.location.pathname })) return;
  rememberEarly({ page: window.location.pathname + window.location.search, url, body: JSON.stringify(body), asked });
}
