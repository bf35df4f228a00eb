import { ALL_ROWS, COUNTED_OF_SEGMENT, HISTORY_ACTIONS, HISTORY_PAGE, MOST_GROUPS, type Measure, type Resource, type Summary } from '../../src/schemas';
import { jsonContent, nullable, ref, type Json, type Node } from './json';

// What many calls share. The texts that are kept in the tree call each by one word.

/** What a change is based on, of whatever has a version. */
export const IF_MATCH: Node = { name: 'If-Match', in: 'header', schema: { type: 'string' }, description: 'The ETag the change is based on. Of an update that leaves it out, a version among the fields it sends says the same' };
/** The headers of a reply that has a version. */
export const VERSION_HEADERS: Node = { ETag: { schema: { type: 'string' }, description: 'The version, for If-Match' } };

/** Which page of a list. */
export const PAGING: readonly Node[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
  { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000 }, description: 'At most 100; 1,000 with the export right' },
];
/** What a list that is searched is sorted by, in the address. */
export const SORTING: readonly Node[] = [queryText('sortField', 'A field'), queryText('sortOrder', 'asc or desc')];
/** The record, by its id. */
export const ID: Node = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
/** The record, by what else names it. */
export const namedBy = (field: string): Node => ({ name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: `The ${field} of the record, or its id` });
/** Whose single record. */
export const INSTITUTE: Node = { name: 'instituteId', in: 'query', schema: { type: 'string', format: 'uuid' }, description: 'Whose record, for those who see several institutes; without it their own' };
/** By which a call that is sent twice is done once. */
export const IDEMPOTENCY: Node = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } };

/** A text of the address that may be left out. */
export function queryText(name: string, description: string): Node {
  return { name, in: 'query', description, schema: { type: 'string' } };
}

/** What every reply is wrapped in. Of a defined call, what of it is always there is not said. */
export function envelope(data: Node, required: readonly string[] = ['httpcode', 'message', 'data']): Node {
  return { type: 'object', properties: { httpcode: { type: 'integer' }, message: { type: 'string' }, data }, ...(required.length > 0 ? { required } : {}) };
}

/** A reply that went well. */
export function answer(description: string, data: Node, headers?: Node): Node {
  return { description, ...(headers ? { headers } : {}), ...jsonContent(envelope(data)) };
}

/** A page of a list. */
export function listSchema(items: Node): Node {
  return {
    type: 'object',
    properties: {
      items: { type: 'array', items }, total: { type: 'integer' }, isEstimate: { type: 'boolean' }, page: { type: 'integer' }, size: { type: 'integer' },
      totals: { type: 'object', additionalProperties: { type: 'number' } },
    },
    required: ['items', 'total', 'page', 'size'],
  };
}

/** What rows come to, group by group. */
export function summarySchema({ measures }: Summary): Node {
  const values: Node = { type: 'object', properties: Object.fromEntries(measures.map(({ name, kind, at }) => [name, { type: kind === 'count' ? 'integer' : ['number', 'null'], description: toldText({ kind, at }) }])) };
  const group: Node = { type: 'object', properties: { key: { type: ['string', 'number', 'boolean', 'null'], description: 'The value; of a time its first day. Null: rows without one' }, values }, required: ['key', 'values'] };
  return {
    type: 'object',
    properties: { by: { type: 'string' }, groups: { type: 'array', items: group, maxItems: MOST_GROUPS }, totals: values, isCut: { type: 'boolean', description: 'There are more groups: of times the latest are told, else the greatest' }, groupCount: { type: 'integer', description: 'How many groups there are in all' } },
    required: ['by', 'groups', 'totals', 'isCut', 'groupCount'],
  };
}

/** How it is put together, and by which time its groups tell it. */
function toldText({ kind, at }: Pick<Measure, 'kind' | 'at'>): string {
  if (kind === 'count') return kind;
  return at === null ? `${kind}; groups of time do not tell it` : `${kind}; of groups of time those by ${at} alone tell it`;
}

/** How many rows each tab of a list has. */
export function segmentsSchema({ list }: Resource): Node {
  const names = [ALL_ROWS, ...list.segments.map(({ name }) => name)];
  return {
    type: 'object',
    properties: {
      counts: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', maximum: COUNTED_OF_SEGMENT }])) },
      isMore: { type: 'array', items: { type: 'string', enum: names }, description: 'Tabs with more rows than were counted' },
    },
    required: ['counts', 'isMore'],
  };
}

/** One value, any of several, a range, or a question for emptiness. Null among ids: records without one. */
export function filterWays({ one, isRange, isId }: { one: Node; isRange: boolean; isId: boolean }): Node {
  const range: Node = { type: 'object', properties: { from: one, to: one }, additionalProperties: false };
  const ways: Json[] = [one, { type: 'array', items: isId ? nullable(one) : one }, ...(isRange ? [range] : []), { type: 'object', properties: { empty: { type: 'boolean' } }, additionalProperties: false }];
  return { anyOf: ways };
}

/** Whether a search is of the bin. */
export const DELETED: Node = { type: 'boolean', description: 'Deleted records that can be restored, each with deletedAt, deletedById and purgedAt; for holders of the right to delete; for who may delete their own alone, those that they have deleted themselves' };

/** What an action on a module has made. */
export const MADE: Node = { type: 'object', properties: { ids: { type: 'array', items: { type: 'string', format: 'uuid' } } }, required: ['ids'] };

/** What a call for many records came to, by record. */
export const RESULTS: Node = { type: 'object', properties: { results: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, httpcode: { type: 'integer' }, code: { type: 'string' }, message: { type: 'string' } }, required: ['id', 'httpcode'] } } }, required: ['results'] };

/** Which changes of a record. */
export const HISTORY_PAGING: readonly Node[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, maximum: HISTORY_PAGE.last, default: 0 } },
  { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: HISTORY_PAGE.most, default: HISTORY_PAGE.usual } },
];

/** The changes of a record. */
export const HISTORY_SCHEMA: Node = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' }, at: { type: 'string', format: 'date-time' }, action: { type: 'string', description: `${HISTORY_ACTIONS.join(', ')}, or the name of an action` },
          actorId: { type: ['string', 'null'], description: 'Null: the platform itself' }, actingForId: { type: ['string', 'null'], description: 'The institute they acted for' },
          changes: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, before: {}, after: {} }, required: ['field'] }, description: 'Of the fields you see; of a long text its beginning' },
        },
        required: ['id', 'at', 'action', 'actorId', 'actingForId', 'changes'],
      },
    },
    hasMore: { type: 'boolean' }, page: { type: 'integer' }, size: { type: 'integer' },
  },
  required: ['items', 'hasMore', 'page', 'size'],
};

/** Which records a question about dependants is about. */
export const DEPENDANTS_BODY: Node = { type: 'object', properties: { ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 1000 } }, required: ['ids'], additionalProperties: false };

/** What an answer about dependants holds. */
export const DEPENDANTS_SCHEMA: Node = {
  type: 'object',
  properties: {
    uses: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          module: { type: 'string' }, field: { type: 'string', description: 'With a dot, one inside a group or a list' },
          effect: { type: 'string', enum: ['refuse', 'clear', 'name', 'go', 'cascade', 'leave'], description: 'Holds the deletion back, is emptied, keeps naming the record, is closed with it, is deleted with it, is in no list and no figure as long as it is deleted' },
          count: { type: 'integer' }, items: { type: 'array', items: ref('choice'), description: 'A few, where you may read the module' },
          of: { type: 'array', items: { type: 'string', format: 'uuid' }, description: 'Which of the records cannot be deleted because of them' },
        },
        required: ['module', 'field', 'effect', 'count', 'items', 'of'],
      },
    },
    keptDays: { type: ['integer', 'null'], description: 'Days for which they can be restored; null: they go for good' },
  },
  required: ['uses', 'keptDays'],
};
