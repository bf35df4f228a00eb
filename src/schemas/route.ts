import type { Call, Endpoint, Resource } from './resource';

/** What stands at the end of a route and is no part of its address. */
const MARK = /[$+]$/;

type Routed = Pick<Resource, 'routes'>;
/** Values of fields, of a record or of an address. */
export type PlaceValues = Readonly<Record<string, unknown>>;

/** Stands in an address for a parameter that nobody has named: whichever it is. */
export const WHICHEVER = '-';

/** What an address says of a module it is within. */
export interface Place {
  /** The one of `routes` that it begins with. */
  readonly route: string;
  /** The parameters it names; those that stand open are left out. */
  readonly values: Readonly<Record<string, string>>;
  /** What follows the route: nothing for the list, `create`, an id, an id and `show`. */
  readonly below: readonly string[];
}

/** The fields that stand in a route as `:field`, in their order; `:id` and `:ids` name records. */
export function routeFields(route: string): string[] {
  return [...route.matchAll(/:(\w+)/g)].map((found) => found[1]!).filter((name) => name !== 'id' && name !== 'ids');
}

/** What a route leads to: the module's list, the form of a new record, the page of the one it names, or the change of several. */
export function routeLeads(route: string): 'list' | 'create' | 'record' | 'records' {
  if (route.endsWith('+')) return 'create';
  const [, name] = /:(ids?)(?!\w)/.exec(route) ?? [];
  return name === undefined ? 'list' : name === 'id' ? 'record' : 'records';
}

/** Names in braces of a call's address, in their order: `id`, and fields. */
export function callFields({ path }: Pick<Call, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
}

/** Whether a call names its record by `id` in its body, since its address does not. */
export function namesInBody(call: Pick<Call, 'path'>): boolean {
  return !callFields(call).includes('id');
}

/** The fields that stand in the addresses of a module's calls: what its records stand below, each once. */
export function placeFields(endpoint: Pick<Endpoint, 'search' | 'list' | 'lookup' | 'get' | 'create' | 'update' | 'delete'>): string[] {
  const { search, list, lookup, get, create, update } = endpoint;
  return [...new Set([search, list, lookup, get, create, update, endpoint.delete].flatMap(callFields))].filter((name) => name !== 'id');
}

/** A call's address with what is known of a record: the first of `from` that has a value; what nobody has stands open. */
export function filledPath({ call, from }: { readonly call: Pick<Call, 'path'>; readonly from: readonly (PlaceValues | undefined)[] }): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = from.map((values) => values?.[name]).find((one) => typeof one === 'string' && one !== '');
    return value === undefined ? WHICHEVER : encodeURIComponent(value as string);
  });
}

/** Whether a further route of a module answers alone, with nothing below it. */
export function isExactRoute(route: string): boolean {
  return route.endsWith('$') || routeLeads(route) !== 'list';
}

/** Whether a part of a route stands for what an address says there: a parameter, or words for whoever reads it. */
export function isOpenPart(part: string): boolean {
  return part.startsWith(':') || part.startsWith('~');
}

/** A route whatever its parameters are called: two of one shape answer to the same addresses. */
export function routeShape(route: string): string {
  return route.replace(/[:~]\w+/g, ':').replace(MARK, '');
}

/**
 * Where a module's list stands, below `/app`. Its parameters are taken from the first of `from` that has them; one that
 * nobody has stands open.
 */
export function listPath({ resource, from = [] }: { readonly resource: Routed; readonly from?: readonly (PlaceValues | undefined)[] }): string {
  const segments = (resource.routes[0] ?? '').split('/').map((segment) => {
    if (!isOpenPart(segment)) return segment;
    const value = from.map((values) => values?.[segment.slice(1)]).find((one) => typeof one === 'string' && one !== '');
    return value === undefined ? WHICHEVER : encodeURIComponent(value as string);
  });
  return `/${segments.join('/')}`;
}

/** Where the form of a new record stands. */
export function createPath(place: Parameters<typeof listPath>[0]): string {
  return `${listPath(place)}/create`;
}

/** Where a record's page or form stands. */
export function recordPath({ id, page, ...place }: Parameters<typeof listPath>[0] & { readonly id: string; readonly page: 'show' | 'edit' }): string {
  const path = `${listPath(place)}/${encodeURIComponent(id)}`;
  return page === 'show' ? `${path}/show` : path;
}

/** A list with a question: its filter as react-admin's address has it. */
export function filteredPath({ filter, ...place }: Parameters<typeof listPath>[0] & { readonly filter: PlaceValues }): string {
  return `${listPath(place)}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/**
 * What an address below `/app` says of a module; null where it is not within it. Of several routes the longest counts:
 * `role/module-access` is no record of `role`.
 */
export function placeOf({ resource, pathname }: { readonly resource: Routed; readonly pathname: string }): Place | null {
  const segments = pathname.split('/').filter(Boolean);
  const found = resource.routes
    .map((route) => ({ route, pattern: route.replace(MARK, '').split('/') }))
    .filter(({ route, pattern }) => segments.length >= pattern.length && (segments.length === pattern.length || !isExactRoute(route)) && pattern.every((part, at) => isOpenPart(part) || part === segments[at]))
    .reduce<{ route: string; pattern: string[] } | null>((longest, one) => (longest && longest.pattern.length >= one.pattern.length ? longest : one), null);
  if (!found) return null;
  const { route, pattern } = found;
  const named = pattern.flatMap((part, at) => (part.startsWith(':') && segments[at] !== WHICHEVER ? [[part.slice(1), decoded(segments[at]!)]] : []));
  return { route, values: Object.fromEntries(named) as Record<string, string>, below: segments.slice(pattern.length) };
}

/** Whether what follows a module's route is one of its own four screens. */
export function isOwnScreen({ below }: Place): boolean {
  return below.length < 2 || (below.length === 2 && below[1] === 'show');
}

/** The records that an address names by commas, each once. */
export function namedRecords({ values }: Place): string[] {
  return [...new Set((values['ids'] ?? values['id'] ?? '').split(',').map((id) => id.trim()).filter(Boolean))];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
