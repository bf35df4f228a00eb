import type { ManyInput } from './action';

/** Only what differs from the convention `POST /<name>/search?size&page`, `POST /<name>`, `GET|PUT|DELETE /<name>/{id}`. */
export interface EndpointInput {
  /** The address it lives under: `/api/v9` (`main`) or `/api/v2`. @default 'main' @example client: 'v2' */
  readonly client?: 'main' | 'v2';
  /**
   * Where its calls begin. A reference or choice of the module may stand in it, `/subscription/{courseId}/subscribers`: it is
   * filled from the record on the way out; on the way in it is a condition on every record, the value of a new one, and
   * nothing at all is there below what the caller does not see. `-` in its place stands for whichever.
   * @default `/<name>`
   * @example path: '/tenant-info/refundPolicy'
   */
  readonly path?: string;
  /**
   * What `{id}` stands for in its calls: a reference, choice or text that is unique, be it together with what stands in
   * the addresses besides. The record's own id is understood in its place.
   * @default 'id'
   * @example id: 'userId'
   */
  readonly id?: string;
  /**
   * Single calls that are spelled otherwise; `{id}` is the record's id, other parts in braces as in `path`. `false`: there is no
   * such call, and nobody holds the right to it.
   * @default by convention below `path`
   * @example calls: { list: 'GET /membership-plan', search: false, update: 'PATCH /membership-plan/{id}', delete: false }
   */
  readonly calls?: EndpointCalls;
  /**
   * `size`: rows a page asks for at first. `filtersIn`: where filters stand in the body, under that name or in the body itself.
   * @default { size: 20, filtersIn: 'filters' }
   * @example search: { size: 50, filtersIn: 'body' }
   */
  readonly search?: { readonly size?: number; readonly filtersIn?: 'filters' | 'body' };
  /**
   * Further addresses at which the specification has a call: it is answered there as at the first, and no screen asks it there.
   * @default none
   * @example also: { get: 'GET /course/courseMaster/{id}', lookup: ['POST /course/nameSuggetions'] }
   */
  readonly also?: AlsoCalls;
  /** One call that deletes many. @default a call a row @example deleteMany: { call: 'POST /topic/bulkDelete', ids: 'topicIds' } */
  readonly deleteMany?: ManyInput;
  /** The method of an update. @default 'PUT' @example update: 'PATCH' */
  readonly update?: 'PUT' | 'PATCH';
  /** One record may be read without signing in: only these fields. @example publicFields: ['email', 'hours'] */
  readonly publicFields?: readonly string[];
  /** Answered though the plan of the caller's institute has run out: the way to a new one. @default false @example withoutPlan: true */
  readonly withoutPlan?: boolean;
  /**
   * Name, pictures and colour of a tenant's pages follow from its records: they are read anew after a change.
   * @default false
   * @example changesLook: true
   */
  readonly changesLook?: boolean;
  /**
   * Keys in the fixed catalogue of messages (`fixed.service.<key>`) for a failure nothing else explains.
   * @example failures: { create: 'addCoupon' }
   */
  readonly failures?: { readonly [call: string]: string };
}

/** The calls of a module that may be spelled otherwise. Where there is a `list` and no `search`, lists ask it, with flat filters. */
export interface EndpointCalls {
  /** A page of rows, asked for by a body. @default `POST <path>/search` @example search: 'POST /course/search' */
  readonly search?: string | false;
  /** A page of rows, asked for by the address alone. @default `GET <path>` @example list: 'GET /membership-plan' */
  readonly list?: string | false;
  /** Ids and titles, for choosing. @default `GET <path>/list/minimal` @example lookup: 'GET /course/minimalSearch' */
  readonly lookup?: string;
  /** One record. @default `GET <path>/{id}` @example get: 'GET /course/courseModules/{id}' */
  readonly get?: string;
  /** A new record. @default `POST <path>` @example create: 'POST /course/add' */
  readonly create?: string | false;
  /** A change of one. Without `{id}` in its address, `id` in its body names it. @default `PUT <path>/{id}` @example update: 'PUT /course/courseModule/{id}' */
  readonly update?: string | false;
  /** Deletes one. @default `DELETE <path>/{id}` @example delete: false */
  readonly delete?: string | false;
}
export type CallName = keyof EndpointCalls;

/** Further addresses of calls, one or several each, those under `/api/v2` with `v2` before them. A field of the module in braces is a condition, as in `path`. */
export interface AlsoCalls {
  /** Its body may hold `sortField` and `sortOrder` in a member `sort`. @example search: 'POST /course/courseModules' */
  readonly search?: Addresses;
  /** One that may be asked by other names there. @example list: { call: 'GET /dashboard/students', names: { q: 'query' } } */
  readonly list?: string | AlsoListInput;
  /** By a POST as well: `query`, `filters`, `size` and `page` stand in its body. @example lookup: 'POST /course/nameSuggetions' */
  readonly lookup?: Addresses;
  /** One record. @example get: ['GET /course/courseModuleDetails/{id}', 'GET /course/courseMaster/{id}'] */
  readonly get?: Addresses;
  /** A new record. @example create: 'POST /course/courseModule' */
  readonly create?: Addresses;
  /** A change of one, which `id` in the body names where the address does not. @example update: ['POST /institute/{id}/addData', 'PUT /institute/{id}/updateData'] */
  readonly update?: Addresses;
  /** Deletes one. @example delete: 'DELETE /course/courseMaster/{id}' */
  readonly delete?: Addresses;
}
type Addresses = string | readonly string[];

/** A list at a further address that is asked there by other names. */
export interface AlsoListInput {
  /** Its method and address. @example call: 'GET /dashboard/students' */
  readonly call: string;
  /** What each name of its query says: an option of lists, or a filter. @example names: { q: 'query', from: 'startsOn.from' } */
  readonly names: Readonly<Record<string, string>>;
}

/** What each call may be spelled as. */
export const CALL_METHODS: Readonly<Record<CallName, readonly string[]>> = {
  search: ['POST'], list: ['GET'], lookup: ['GET'], get: ['GET'], create: ['POST', 'PUT'], update: ['PUT', 'PATCH', 'POST'], delete: ['DELETE', 'PUT', 'POST'],
};
/** What each may be spelled as at a further address. */
export const ALSO_METHODS: Readonly<Record<CallName, readonly string[]>> = { ...CALL_METHODS, create: ['POST'], lookup: ['GET', 'POST'], update: ['PUT', 'PATCH', 'POST'], delete: ['DELETE'] };

/** Whether a call is about one record, which its address names, or of a change its body. */
export function isOfRecord(name: CallName): boolean {
  return name === 'get' || name === 'update' || name === 'delete';
}

/** Where a call of a module stands by convention. */
export function usualPath(name: CallName, path: string): string {
  if (isOfRecord(name)) return `${path}/{id}`;
  return name === 'search' ? `${path}/search` : name === 'lookup' ? `${path}/list/minimal` : path;
}
