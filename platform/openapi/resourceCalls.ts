import { humanize, type Action, type Call, type Field, type Filter, type Resource } from '../../src/schemas';
import { addressOf } from '../operations/addresses';
import { fieldSchema, requiredNames } from './fieldSchema';
import { jsonContent, nullable, ref, type Json, type Node } from './json';

/** The schemas of a module: its record, and the body that writes one. */
export function resourceSchemas(resource: Resource): Record<string, Node> {
  const fields = Object.values(resource.fields);
  const seen = fields.filter((field) => !field.writeOnly);
  const written = fields.filter((field) => isWritten(field));
  return {
    [resource.name]: {
      type: 'object',
      properties: { ...properties(seen), allowed: { type: 'array', items: { type: 'string', enum: allowedNames(resource) }, description: 'What you may do to the record now' } },
      required: ['id', 'createdAt', 'updatedAt', 'version'],
    },
    ...(resource.isSingle ? {} : { [`${resource.name}.write`]: writeSchema(resource, written) }),
  };
}

/** The calls of a single record. */
function singlePaths(resource: Resource): Record<string, Record<string, Node>> {
  const path = addressOf({ resource, call: resource.endpoint.get });
  const name = humanize(resource.name);
  const record = answer('The record; version 0 before it was first written', ref(resource.name), { ETag: { schema: { type: 'string' }, description: 'The version, for If-Match' } });
  const update = (method: string): Node => ({
    tags: [resource.name], summary: `${name}: change the fields sent`, operationId: `${resource.name}.${method === resource.endpoint.update.method ? 'update' : `update.${method.toLowerCase()}`}`, parameters: [INSTITUTE, IF_MATCH],
    requestBody: { required: true, ...jsonContent(ref(`${resource.name}.change`)) }, responses: { '200': record, ...refusals(['400', '403', '404', '412', '422']) },
  });
  const get: Node = { tags: [resource.name], summary: name, operationId: `${resource.name}.get`, parameters: [INSTITUTE], responses: { '200': record, ...refusals(['403', '404']) } };
  return { [path]: { get, put: update('PUT'), patch: update('PATCH') } };
}

/** The calls of a module, by path and method. */
export function resourcePaths(resource: Resource): Record<string, Record<string, Node>> {
  if (resource.isSingle) return singlePaths(resource);
  const { endpoint, lifecycle } = resource;
  const paths: Record<string, Record<string, Node>> = {};
  const add = (call: Call, operation: Node) => {
    const path = addressOf({ resource, call });
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { tags: [resource.name], ...operation } };
  };
  const name = humanize(resource.name);
  const record = answer('The record', ref(resource.name), { ETag: { schema: { type: 'string' }, description: 'The version, for If-Match' } });
  const body = (schema: Node): Node => ({ required: true, ...jsonContent(schema) });
  const changed = { ...refusals(['403', '404', '409', '412', '422']) };
  add(endpoint.search, { summary: `${name}: search`, operationId: `${resource.name}.search`, parameters: [...PAGING], requestBody: body(searchBody(resource)), responses: { '200': answer('A page', listSchema(ref(resource.name))), ...refusals(['400', '403']) } });
  add({ ...endpoint.create, method: 'GET' }, { summary: `${name}: list`, operationId: `${resource.name}.list`, parameters: [...PAGING, ...listParameters(resource)], responses: { '200': answer('A page', listSchema(ref(resource.name))), ...refusals(['400', '403']) } });
  add(endpoint.lookup, { summary: `${name}: ids and titles`, operationId: `${resource.name}.lookup`, parameters: [queryText('q', 'Words to find'), queryText('id', 'Exactly these, separated by commas'), ...PAGING], responses: { '200': answer('A page', listSchema(ref('choice'))), ...refusals(['400', '403']) } });
  add(endpoint.create, { summary: `${name}: create`, operationId: `${resource.name}.create`, parameters: [IDEMPOTENCY], requestBody: body(ref(`${resource.name}.write`)), responses: { '201': record, ...refusals(['400', '403', '422']) } });
  add(endpoint.get, { summary: `${name}: one`, operationId: `${resource.name}.get`, ...(endpoint.publicFields.length > 0 ? { security: [{}, { token: [] }], description: `Without a session only: ${endpoint.publicFields.join(', ')}.` } : {}), parameters: [ID], responses: { '200': record, ...refusals(['403', '404']) } });
  for (const method of ['PUT', 'PATCH'] as const) {
    add({ ...endpoint.update, method }, { summary: `${name}: change the fields sent`, operationId: `${resource.name}.${method === endpoint.update.method ? 'update' : `update.${method.toLowerCase()}`}`, parameters: [ID, IF_MATCH], requestBody: body({ ...ref(`${resource.name}.change`) }), responses: { '200': record, ...changed, ...refusals(['400']) } });
  }
  add(endpoint.delete, { summary: `${name}: delete`, operationId: `${resource.name}.delete`, parameters: [ID, IF_MATCH], responses: { '200': answer('Its id', { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }), ...changed } });
  add(endpoint.dependants, { summary: `${name}: what refers to records before they are deleted`, operationId: `${resource.name}.dependants`, requestBody: body(DEPENDANTS_BODY), responses: { '200': answer('What refers to them', ref('dependants')), ...refusals(['400', '403']) } });
  if (resource.softDelete) {
    const change = { ...jsonContent(ref(`${resource.name}.change`)), description: 'Values to restore it under, where its own were given to another meanwhile' };
    add(endpoint.restore, { summary: `${name}: take out of the bin`, operationId: `${resource.name}.unDelete`, parameters: [ID], requestBody: change, responses: { '200': record, ...refusals(['400', '403', '404', '409', '422']) } });
  }
  for (const action of Object.values(lifecycle?.actions ?? {}).filter(({ call }) => call.by === 'action')) {
    add(action.call, { summary: `${name}: ${humanize(action.name).toLowerCase()}`, operationId: `${resource.name}.${action.name}`, parameters: [ID, IF_MATCH], requestBody: { ...jsonContent(askSchema(action)) }, responses: { '200': record, ...changed, ...refusals(['400']) } });
  }
  return paths;
}

const DEPENDANTS_BODY: Node = { type: 'object', properties: { ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 1000 } }, required: ['ids'], additionalProperties: false };

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
          effect: { type: 'string', enum: ['refuse', 'clear', 'name', 'go'], description: 'Holds the deletion back, is emptied, keeps naming the record, goes with it' },
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

/** The body of a new record. */
function writeSchema(resource: Resource, written: readonly Field[]): Node {
  return { type: 'object', properties: properties(written), required: requiredNames(resource.fields), additionalProperties: false };
}

/** The body that changes a record: the fields to change. */
export function changeSchema(resource: Resource): Node {
  const written = Object.values(resource.fields).filter((field) => isWritten(field));
  return { type: 'object', properties: properties(written), additionalProperties: false };
}

const PAGING: readonly Node[] = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
  { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000 }, description: 'At most 100; 1,000 with the export right' },
];
const ID: Node = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const INSTITUTE: Node = { name: 'instituteId', in: 'query', schema: { type: 'string', format: 'uuid' }, description: 'Whose record, for those who see several institutes; without it their own' };
const IF_MATCH: Node = { name: 'If-Match', in: 'header', schema: { type: 'string' }, description: 'The ETag the change is based on' };
const IDEMPOTENCY: Node = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } };

function isWritten(field: Field): boolean {
  return !field.readOnly && (!field.system || field.name === 'instituteId');
}

function properties(fields: readonly Field[]): Node {
  return Object.fromEntries(fields.map((field) => [field.name, { ...fieldSchema(field), ...(field.readOnly ? { readOnly: true } : {}), ...(field.writeOnly ? { writeOnly: true } : {}) }]));
}

function allowedNames(resource: Resource): string[] {
  return ['update', ...(resource.isSingle ? [] : ['delete']), ...Object.keys(resource.lifecycle?.actions ?? {})];
}

function answer(description: string, data: Node, headers?: Node): Node {
  const envelope: Node = { type: 'object', properties: { httpcode: { type: 'integer' }, message: { type: 'string' }, data }, required: ['httpcode', 'message', 'data'] };
  return { description, ...(headers ? { headers } : {}), ...jsonContent(envelope) };
}

function refusals(statuses: readonly string[]): Node {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/failure' }]));
}

function listSchema(items: Node): Node {
  return {
    type: 'object',
    properties: {
      items: { type: 'array', items }, total: { type: 'integer' }, isEstimate: { type: 'boolean' }, page: { type: 'integer' }, size: { type: 'integer' },
      totals: { type: 'object', additionalProperties: { type: 'number' } },
    },
    required: ['items', 'total', 'page', 'size'],
  };
}

function searchBody(resource: Resource): Node {
  const { list, endpoint } = resource;
  const filters = Object.fromEntries(list.filters.flatMap((filter) => filter.names.map((name): [string, Node] => [name, filterSchema(filter, resource.fields[filter.field]!)])));
  return {
    type: 'object',
    properties: {
      ...(list.searchable ? { query: { type: 'string', maxLength: 200, description: 'Words, all of which are found' } } : {}),
      filters: { type: 'object', properties: filters, additionalProperties: false },
      ...(endpoint.filtersIn === 'body' ? filters : {}),
      sortField: { type: 'string', enum: [...new Set([list.sort.field, ...list.sortable])], default: list.sort.field },
      sortOrder: { type: 'string', enum: ['asc', 'desc'] },
      page: { type: 'integer', minimum: 0 },
      size: { type: 'integer', minimum: 1, default: endpoint.searchSize },
      fields: { type: 'array', items: { type: 'string' }, description: 'Only these, and the id' },
      ...(resource.softDelete ? { deleted: DELETED } : {}),
      ...(list.totals.length > 0 ? { totals: { type: 'boolean', description: `Sums of ${list.totals.join(', ')} over all rows that match` } } : {}),
    },
    additionalProperties: false,
  };
}

const DELETED: Node = { type: 'boolean', description: 'Deleted records that can be restored, each with deletedAt, deletedById and purgedAt; for holders of the right to delete' };

/** One value, any of several, a range, or a question for emptiness. */
function filterSchema(filter: Filter, field: Field): Node {
  const one: Node = field.choices.length > 0 ? { type: 'string', enum: [...field.choices, 'all'] } : { type: SCALARS[field.type] ?? 'string' };
  if (filter.op === 'include') return { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['only'] }], description: `Rows with ${field.name} are left out unless true; “only” gives them alone` };
  if (filter.names.length === 2) return one;
  const range: Node = { type: 'object', properties: { from: one, to: one }, additionalProperties: false };
  // Null among ids: records without one.
  const ways: Json[] = [one, { type: 'array', items: field.type === 'ref' ? nullable(one) : one }, ...(filter.op === 'range' ? [range] : []), { type: 'object', properties: { empty: { type: 'boolean' } }, additionalProperties: false }];
  return { anyOf: ways };
}

const SCALARS: Partial<Record<Field['type'], string>> = { boolean: 'boolean', number: 'number', money: 'number', integer: 'integer', duration: 'integer' };

function listParameters({ list, softDelete }: Resource): Node[] {
  const options = [queryText('query', 'Words, all of which are found'), queryText('sortField', 'A field'), queryText('sortOrder', 'asc or desc')];
  const filters = list.filters.flatMap((filter) => {
    if (filter.op !== 'range' || filter.names.length === 2) return filter.names.map((name) => queryText(name, `Filter on ${filter.field}`));
    return [`${filter.names[0]}.from`, `${filter.names[0]}.to`].map((name) => queryText(name, `Filter on ${filter.field}`));
  });
  return [...(list.searchable ? options : options.slice(1)), ...filters, ...(softDelete ? [queryText('deleted', 'true: deleted records that can be restored')] : [])];
}

function queryText(name: string, description: string): Node {
  return { name, in: 'query', description, schema: { type: 'string' } };
}

function askSchema(action: Action): Node {
  const fields = Object.values(action.ask);
  return { type: 'object', properties: properties(fields), required: requiredNames(action.ask), additionalProperties: false };
}
