import { everyRow } from '../../schemas';
import type { Actor, Field } from '../../schemas';
import { bareFailure, CallFailure, isCallFailure } from '../callFailure';
import { DETAILS_PATH, type CallRequest } from '../client';
import type { Dialect, ForeignChange } from '../dialect';
import { isBody, openList } from '../envelope';
import { searchCall } from '../searchCall';
import { askedRecord } from './asked';
import { changeRecord } from './changing';
import { actOnRecord, createRecord, deleteRecord } from './doing';
import { parseExact, stringifyExact } from './exactNumbers';
import { extraOf } from './extraCalls';
import { lookupBySearch } from './lookup';
import { createRecords } from './records';
import type { LecternRecord } from '../types';
import type { Extra, ForeignSettings } from './settings';

type Values = Readonly<Record<string, unknown>>;

/** Who one's own rights are read by where nothing says who is signed in: the one call of the specification that every session may make. */
const OWN_RIGHTS_PATH = '/modules/my-access';
/** Parts of a search that the specification does not have, by what they belong to. */
const SEARCH_EXTRAS: Readonly<Record<string, Extra>> = { fields: 'fields', totals: 'totals', segment: 'segments', deleted: 'bin' };

/** Two clocks that are nearer to one another than this are one, in ms. */
const CLOCKS_MAY_DIFFER = 120_000;

/** How the platform that `/config.json` describes is spoken to. */
export function createDialect({ settings: { platform, modules }, actor, now = Date.now }: { settings: ForeignSettings; actor: () => Actor | null; now?: () => number }): Dialect {
  const has = new Set<Extra>(platform.has ?? []);
  const missingLookups = new Set<string>();
  const reading = { dates: platform.dates ?? 'iso', zone: platform.zone ?? null };
  const namesOf = (module: string): Readonly<Record<string, string>> => {
    const said = modules[module];
    return (said ? said.endpoint?.names : undefined) ?? {};
  };
  /** How far the platform's clock is ahead of this one, as far as its answers tell: what has expired is a matter of its own. */
  let apart = 0;
  const platformNow = (): number => now() + apart;
  const records = createRecords({ reading, flags: platform.flags ?? null, namesOf, actor, now: platformNow });
  const { page = {} } = platform;

  const toWire = (request: CallRequest): CallRequest | null => {
    if (request.path === DETAILS_PATH) return { ...request, path: platform.details ?? OWN_RIGHTS_PATH };
    const extra = extraOf(request);
    if (extra !== null && !has.has(extra)) return null;
    return paged({ ...request, ...(request.headers ? { headers: plainHeaders(request.headers) } : {}) });
  };
  const plainHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => (name !== 'Idempotency-Key' || has.has('idempotency')) && (name !== 'If-Match' || has.has('versions'))));
  const paged = (request: CallRequest): CallRequest => {
    const { size, page: number, ...others } = request.query ?? {};
    if (typeof size !== 'number' || typeof number !== 'number') return request;
    const place = { size: Math.min(size, page.most ?? size), page: number + (page.first ?? 0) };
    return page.in === 'body' && request.method === 'POST' && isBody(request.body) ? { ...request, query: others, body: { ...request.body, ...place } } : { ...request, query: { ...others, ...place } };
  };

  const search: Dialect['search'] = (call, resource) => {
    const names = new Map(resource.list.filters.flatMap((filter) => filter.names.map((name) => [name, resource.fields[filter.field]] as const)));
    const fieldOf = (name: string): Field | undefined => names.get(name.replace(/\.(from|to|empty)$/, '')) ?? resource.fields[name];
    const one = (name: string, value: unknown): [string, unknown] => {
      const field = fieldOf(name);
      if (!field) return [name, value];
      const write = (given: unknown): unknown => Object.values(records.write({ resource, values: { [field.name]: given } }))[0];
      const written = isBody(value) ? Object.fromEntries(Object.entries(value).map(([part, inner]) => [part, part === 'empty' ? inner : plainId(write(inner))])) : Array.isArray(value) ? value.map((inner) => plainId(write(inner))) : plainId(write(value));
      return [name === field.name ? records.wireName(resource, name) : name, written];
    };
    const each = (values: Values): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([name]) => !SEARCH_EXTRAS[name] || has.has(SEARCH_EXTRAS[name])).map(([name, value]) => (FIXED.has(name) ? [name, value] : one(name, value))));
    const sorted = (values: Values): Record<string, unknown> => (typeof values['sortField'] === 'string' ? { ...values, sortField: records.wireName(resource, values['sortField']) } : { ...values });
    const query = call.query && sorted(each(call.query as Values));
    if (!isBody(call.body)) return { ...call, ...(query ? { query } : {}) };
    const body = sorted(each(call.body));
    return { ...call, ...(query ? { query } : {}), body: isBody(body['filters']) ? { ...body, filters: each(body['filters']) } : body };
  };

  const learn = async ({ client, resource }: Pick<Parameters<Dialect['learn']>[0], 'client' | 'resource'>): Promise<void> => {
    if (records.hasSeen(resource) || resource.isSingle) return;
    // Without a row to learn from, values go as the console has them.
    const reply = await client.send({ ...search(searchCall({ resource, filter: {}, page: 0, size: 20 }), resource), handling: { quiet: true } }).catch(() => null);
    if (reply) for (const item of openList(reply).items) records.read(item, resource);
  };

  /** What is done by an update goes as updates go there, where the settings say how. */
  const updateMethod = ({ resource, request }: ForeignChange): CallRequest['method'] => {
    const said = modules[resource.name];
    return said && said.endpoint?.['update'] !== undefined ? resource.endpoint.update.method : request.method;
  };

  return {
    most: page.most ?? null,
    uploadHeaders: platform.uploadHeaders ?? {},
    toWire,
    fromWire(answer, { method, path }) {
      const told = Date.parse(answer.headers.get('date') ?? '');
      if (Number.isFinite(told)) apart = Math.abs(told - now()) > CLOCKS_MAY_DIFFER ? told - now() : 0;
      // What is not there is told by several statuses; none of them leads anywhere.
      if (answer.status !== 405 && answer.status !== 501) return answer;
      return { ...answer, status: 404, ...(method === 'GET' || SEARCH.test(path) ? {} : { body: { code: 'NO_CALL', params: { call: `${method} ${path}` } }, isReadable: true }) };
    },
    parse: parseExact,
    stringify: stringifyExact,
    read: records.read,
    open: ({ body, resource, id }) => ({ ...records.read(askedRecord({ records, resource, id, body }), resource), id }),
    idOf: records.idOf,
    learn: async ({ filter, ...of }) => (Object.keys(filter ?? {}).length > 0 ? learn(of) : undefined),
    search,
    refuseUnheeded({ resource, filter = {}, rows }) {
      const isUnheeded = rows.some((row) => Object.entries(filter).some(([name, wanted]) => contradicts({ field: resource.fields[name], op: resource.list.filters.find((one) => one.field === name)?.op, held: row[name], wanted })));
      if (isUnheeded) throw new CallFailure(bareFailure({ kind: 'unheeded', status: 200 }));
    },
    change: (change) => changeRecord({ records, isWhole: platform.put !== 'changes', hasVersions: has.has('versions') }, { ...change, request: { ...change.request, method: updateMethod(change) } }),
    async create(creation) {
      const { client, resource } = creation;
      await learn({ client, resource });
      const found = async (words: string): Promise<LecternRecord[]> => openList(await client.send({ ...search(searchCall({ resource, filter: { ...everyRow({ resource, actor: null }), q: words }, page: 0, size: 20 }), resource), handling: { quiet: true } })).items.map((item) => records.read(item, resource));
      return createRecord({ ...creation, records, search: found, now: platformNow, isRepeatable: has.has('idempotency') });
    },
    act: (action) => actOnRecord({ ...action, records }),
    remove: deleteRecord,
    async lookup({ path, load, asked, ...how }) {
      const bySearch = async () => lookupBySearch({ ...how, resource: await load() });
      if (missingLookups.has(path) || !(has.has('lookups') || extraOf({ method: 'GET', path }) === null)) return bySearch();
      return asked().catch((error: unknown) => {
        if (!isCallFailure(error) || !['notFound', 'absent', 'unreadable'].includes(error.details.kind)) throw error;
        // There is no such call after all: it is not asked again.
        missingLookups.add(path);
        return bySearch();
      });
    },
  };
}

/** Addresses that are read by POST. */
const SEARCH = /\/(search|list|minimalSearch|statistics|summary|segments|dependants)(\/|$)/i;

/** Whether a value is none of those that were asked for. What cannot be told from the value is left to the platform. */
function contradicts({ field, op, held, wanted }: { field: Field | undefined; op: string | undefined; held: unknown; wanted: unknown }): boolean {
  if (!field || held === null || held === undefined || wanted === null || wanted === undefined || wanted === '' || wanted === 'all' || op === 'include' || op === 'has') return false;
  if (isBody(wanted)) {
    const { from, to } = wanted;
    const isNumber = typeof held === 'number';
    if (!isNumber && field.type !== 'date') return false;
    const isBefore = (a: unknown, b: unknown): boolean => (isNumber ? typeof b === 'number' && (a as number) < b : typeof b === 'string' && b.length === 10 && String(a) < b);
    return (from !== undefined && from !== null && isBefore(held, from)) || (to !== undefined && to !== null && isNumber ? typeof to === 'number' && held > to : typeof to === 'string' && to.length === 10 && field.type === 'date' && String(held) > to);
  }
  if (!TOLD.has(field.type) || typeof held === 'object') return false;
  const all = (Array.isArray(wanted) ? (wanted as unknown[]) : [wanted]).filter((one) => one !== '');
  return all.length > 0 && !all.some((one) => String(one) === String(held));
}

/** Types of fields of which a row tells by itself whether it was meant. */
const TOLD: ReadonlySet<Field['type']> = new Set(['choice', 'boolean', 'ref', 'integer']);

/** Members of a search that are no filters. */
const FIXED = new Set(['size', 'page', 'query', 'sortField', 'sortOrder', 'filters', 'fields', 'totals', 'segment', 'deleted', 'q', 'id']);

/** A filter names a record by its id alone. */
function plainId(value: unknown): unknown {
  return isBody(value) ? (Object.values(value)[0] ?? value) : value;
}
