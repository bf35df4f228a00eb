import { callFields, filtersOf, humanize, methodsOf, MOST_OF_MANY, namesInBody, sharedCalls, sortNames, type Action, type Call, type CallName, type Endpoint, type Field, type Filter, type ManyCall, type Resource, type Summary, type Tree } from '../../src/schemas';
import { isSecret } from '../../src/schemas/isSecret';
import { HOME_ZONE } from '../kernel/days';
import { addressOf } from '../kernel/http/addresses';
import { fieldSchema, requiredNames } from './fieldSchema';
import { jsonContent, nullable, ref, type Node } from './json';
import { answer, DELETED, DEPENDANTS_BODY, filterWays, HISTORY_PAGING, ID, IDEMPOTENCY, IF_MATCH, INSTITUTE, listSchema, MADE, namedBy, PAGING, queryText, RESULTS, segmentsSchema, SORTING, summarySchema, VERSION_HEADERS } from './shapes';

/** The schemas of a module: its record, and the body that writes one. */
export function resourceSchemas(resource: Resource): Record<string, Node> {
  const fields = Object.values(resource.fields);
  const seen = fields.filter((field) => !field.writeOnly);
  const written = fields.filter((field) => isWritten(field));
  return {
    [resource.name]: {
      type: 'object',
      properties: { ...properties(seen), ...(resource.tree?.parent ? { treeDepth: { type: 'integer', description: 'Level from 1, in lists sorted by the order of the tree' } } : {}), ...secretsKept(fields), allowed: { type: 'array', items: { type: 'string', enum: allowedNames(resource) }, description: 'What you may do to the record now' } },
      required: ['id', 'createdAt', ...(resource.source === null ? ['updatedAt', 'version'] : [])],
    },
    ...(resource.isSingle || resource.source !== null ? {} : { [`${resource.name}.write`]: writeSchema(resource, written) }),
  };
}

/** Which secrets are kept, which are sent to nobody. */
function secretsKept(fields: readonly Field[]): Record<string, Node> {
  const names = fields.filter(isSecret).map(({ name }) => name);
  return names.length === 0 ? {} : { secretsKept: { type: 'array', items: { type: 'string', enum: names }, description: 'Secrets that are kept, of those you may write' } };
}

/** The calls of a single record. */
function singlePaths(resource: Resource): Record<string, Record<string, Node>> {
  const { endpoint } = resource;
  const name = humanize(resource.name);
  const record = answer('The record; version 0 before it was first written', ref(resource.name), VERSION_HEADERS);
  const update = (method: string, also: string): Node => ({
    tags: [resource.name], summary: `${name}: change the fields sent`, operationId: `${resource.name}.${method === endpoint.update.method ? 'update' : `update.${method.toLowerCase()}`}${also}`, parameters: [INSTITUTE, IF_MATCH],
    requestBody: { required: true, ...jsonContent(ref(`${resource.name}.change`)) }, responses: { '200': record, ...refusals(['400', '403', '404', '412', '422']) },
  });
  const get = (also: string): Node => ({ tags: [resource.name], summary: name, operationId: `${resource.name}.get${also}`, parameters: [INSTITUTE], responses: { '200': record, ...refusals(['403', '404']) } });
  const paths: Record<string, Record<string, Node>> = {};
  for (const [call, also] of [[endpoint.get, ''], [endpoint.update, ''], ...furtherOf(endpoint)] as const) {
    const path = addressOf({ resource, call });
    paths[path] = { ...paths[path], ...(call.method === 'GET' ? { get: get(also) } : { put: update('PUT', also), patch: update('PATCH', also) }) };
  }
  return paths;
}

/** The calls of a module, by path and method. */
export function resourcePaths(resource: Resource): Record<string, Record<string, Node>> {
  if (resource.isSingle) return singlePaths(resource);
  const { endpoint, lifecycle } = resource;
  const paths: Record<string, Record<string, Node>> = {};
  const add = (call: Call, operation: Node) => {
    const path = addressOf({ resource, call });
    // What stands in the address besides the id is a field of the record.
    const places = callFields(call).filter((name) => name !== 'id').map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' }, description: 'What the records stand below; - for whichever' }));
    const given = (operation['parameters'] as readonly Node[] | undefined) ?? [];
    const parameters = [...places, ...given.map((one) => (one === ID && endpoint.id !== 'id' ? namedBy(endpoint.id) : one))];
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { tags: [resource.name], ...operation, ...(parameters.length > 0 && { parameters }) } };
  };
  const has = (name: CallName): boolean => !endpoint.without.includes(name);
  const name = humanize(resource.name);
  const record = answer('The record', ref(resource.name), resource.source === null ? VERSION_HEADERS : undefined);
  const body = (schema: Node): Node => ({ required: true, ...jsonContent(schema) });
  const changed = { ...refusals(['403', '404', '409', '412', '422']) };
  /** A call at each of its addresses. */
  const at = (of: CallName): readonly (readonly [Call, string])[] => (has(of) ? [[endpoint[of], ''], ...furtherOf(endpoint).filter(([call]) => call.of === of)] : []);
  for (const [call, also] of at('search')) add(call, { summary: `${name}: search`, operationId: `${resource.name}.search${also}`, parameters: [...PAGING, ...SORTING], requestBody: body(searchBody(resource, also !== '')), responses: { '200': answer('A page', listSchema(ref(resource.name))), ...refusals(['400', '403']) } });
  for (const [call, also] of at('list')) add(call, { summary: `${name}: list`, operationId: `${resource.name}.list${also}`, parameters: [...PAGING, ...renamedParameters(resource, call)], responses: { '200': answer('A page', listSchema(ref(resource.name))), ...refusals(['400', '403']) } });
  for (const [call, also] of at('lookup')) {
    const asked: Node = call.method === 'POST' ? { parameters: PAGING, requestBody: jsonContent(lookupBody(resource)) } : { parameters: [queryText('q', 'Words to find'), queryText('id', 'Exactly these, separated by commas'), ...PAGING] };
    add(call, { summary: `${name}: ids and titles`, operationId: `${resource.name}.lookup${also}`, ...asked, responses: { '200': answer('A page', listSchema(ref('choice'))), ...refusals(['400', '403']) } });
  }
  for (const [call, also] of at('create')) add(call, { summary: `${name}: create`, operationId: `${resource.name}.create${also}`, parameters: [IDEMPOTENCY], requestBody: body(ref(`${resource.name}.write`)), responses: { '201': record, ...refusals(['400', '403', '422']) } });
  for (const [call, also] of at('get')) add(call, { summary: `${name}: one`, operationId: `${resource.name}.get${also}`, ...(endpoint.publicFields.length > 0 ? { security: [{}, { token: [] }], description: `Without a session only: ${endpoint.publicFields.join(', ')}.` } : {}), parameters: [ID], responses: { '200': record, ...refusals(['403', '404']) } });
  for (const [call, also] of at('update')) for (const method of methodsOf({ ...call, of: 'update' })) {
    add({ ...call, method }, { summary: `${name}: change the fields sent`, operationId: `${resource.name}.${method === call.method ? 'update' : `update.${method.toLowerCase()}`}${also}`, parameters: [...(namesInBody(call) ? [] : [ID]), IF_MATCH, IDEMPOTENCY], requestBody: body(namesInBody(call) ? namingSchema(resource) : ref(`${resource.name}.change`)), responses: { '200': record, ...changed, ...refusals(['400']) } });
  }
  for (const [call, also] of at('delete')) add(call, { summary: `${name}: delete`, operationId: `${resource.name}.delete${also}`, parameters: [ID, IF_MATCH, IDEMPOTENCY], responses: { '200': answer('Its id', { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }), ...changed } });
  if (resource.tree) add(endpoint.move, { summary: `${name}: move`, operationId: `${resource.name}.move`, parameters: [ID, IF_MATCH, IDEMPOTENCY], requestBody: body(moveSchema(resource.tree)), responses: { '200': record, ...changed, ...refusals(['400']) } });
  if (resource.source === null) add(endpoint.history, { summary: `${name}: the changes of one`, operationId: `${resource.name}.history`, parameters: [ID, ...HISTORY_PAGING], responses: { '200': answer('The newest first', ref('history')), ...refusals(['400', '403', '404']) } });
  if (resource.source === null) add(endpoint.dependants, { summary: `${name}: what refers to records before they are deleted`, operationId: `${resource.name}.dependants`, requestBody: body(DEPENDANTS_BODY), responses: { '200': answer('What refers to them', ref('dependants')), ...refusals(['400', '403']) } });
  if (resource.summary) add(endpoint.summary, { summary: `${name}: what its rows come to, group by group`, operationId: `${resource.name}.summary`, requestBody: body(summaryBody(resource, resource.summary)), responses: { '200': answer('The groups', summarySchema(resource.summary)), ...refusals(['400', '403']) } });
  if (resource.list.segments.length > 0) add(endpoint.segments, { summary: `${name}: how many rows each tab of its list has`, operationId: `${resource.name}.segments`, requestBody: body(segmentsBody(resource)), responses: { '200': answer('Rows by tab', segmentsSchema(resource)), ...refusals(['400', '403']) } });
  if (resource.softDelete) {
    const change = { ...jsonContent(ref(`${resource.name}.change`)), description: 'Values to restore it under, where its own were given to another meanwhile' };
    add(endpoint.restore, { summary: `${name}: take out of the bin`, operationId: `${resource.name}.unDelete`, parameters: [ID], requestBody: change, responses: { '200': answer('The record. `leftOut` beside it, where there is any: module, id and title of what went into the bin with it and no longer fits', ref(resource.name), VERSION_HEADERS), ...refusals(['400', '403', '404', '409', '422']) } });
  }
  for (const action of Object.values(lifecycle?.actions ?? {}).filter(({ call }) => call.by === 'action')) {
    add(action.call, { summary: `${name}: ${humanize(action.name).toLowerCase()}`, operationId: `${resource.name}.${action.name}`, parameters: [...(action.call.idIn === null ? [ID] : []), IF_MATCH, IDEMPOTENCY], requestBody: { ...(action.call.idIn !== null && { required: true }), ...jsonContent(askSchema(resource, action)) }, responses: { '200': action.tells.length === 0 ? record : answer(`The record. \`facts\` beside it, where there are any: name and value of what followed, of ${action.tells.join(', ')}`, ref(resource.name), VERSION_HEADERS), ...changed, ...refusals(['400']) } });
  }
  for (const { call, name: word, actions } of sharedCalls(resource)) {
    const values = actions.map(({ also }) => also!.value);
    const asked = { type: 'object', properties: { [word]: { enum: values, description: actions.map((action) => `${String(action.also!.value)}: ${humanize(action.name).toLowerCase()}`).join('; ') } }, required: [word], additionalProperties: false };
    add(call, { summary: `${name}: ${actions.map((action) => humanize(action.name).toLowerCase()).join(' or ')}, by what the body says`, operationId: `${resource.name}.${word}.also`, parameters: [ID, IF_MATCH, IDEMPOTENCY], requestBody: body(asked), responses: { '200': record, ...changed, ...refusals(['400']) } });
  }
  const several = ({ call, ids }: ManyCall, of: string, ask: Resource['fields'] = {}) => {
    const asked = { type: 'object', properties: { [ids]: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MOST_OF_MANY }, ...properties(Object.values(ask)) }, required: [ids, ...requiredNames(ask)], additionalProperties: false };
    add(call, { summary: `${name}: ${humanize(of).toLowerCase()} many, each by itself`, operationId: `${resource.name}.${of}.many`, parameters: [IDEMPOTENCY], requestBody: body(asked), responses: { '200': answer('What came of each: 200, or the envelope of its failure', RESULTS), ...refusals(['400', '403', '404', '409', '422']) } });
  };
  if (endpoint.deleteMany) several(endpoint.deleteMany, 'delete');
  for (const action of Object.values(lifecycle?.actions ?? {})) if (action.many) several(action.many, action.name, action.ask);
  for (const action of Object.values(resource.actions)) {
    const whose = resource.fields['instituteId'];
    const asked = { type: 'object', properties: { ...properties(Object.values(action.ask)), ...(whose && properties([whose])) }, required: requiredNames(action.ask).filter((one) => !callFields(action.call).includes(one)), additionalProperties: false };
    add(action.call, { summary: `${name}: ${humanize(action.name).toLowerCase()}`, operationId: `${resource.name}.${action.name}`, parameters: [IDEMPOTENCY], requestBody: jsonContent(asked), responses: { '200': answer('Ids of the records that it has made', MADE), ...refusals(['400', '403', '404', '409', '422']) } });
  }
  return paths;
}

/** The calls of a module at further addresses, each with what tells its name apart. */
function furtherOf({ also }: Endpoint): readonly (readonly [Endpoint['also'][number], string])[] {
  return also.map((call, index) => {
    const before = also.slice(0, index).filter(({ of }) => of === call.of).length;
    return [call, `.also${before === 0 ? '' : before + 1}`] as const;
  });
}

/** The body of a new record. */
function writeSchema(resource: Resource, written: readonly Field[]): Node {
  return { type: 'object', properties: properties(written), required: requiredNames(resource.fields), additionalProperties: false };
}

/** The body that changes a record: the fields to change. */
export function changeSchema(resource: Resource): Node {
  const written = Object.values(resource.fields).filter((field) => isWritten(field));
  const kept = Object.fromEntries(written.filter(({ fixedBy }) => fixedBy !== null).map((field) => [field.name, staying(field)]));
  return { type: 'object', properties: { ...properties(written), ...kept }, additionalProperties: false };
}

/** A field that cannot always be changed, with when not. */
function staying(field: Field): Node {
  const schema = fieldSchema(field);
  return { ...schema, description: [schema['description'], `stays as it is while ${field.fixedBy} counts any`].filter(Boolean).join('; ') };
}

/** The same for a call whose body names the record, too. */
function namingSchema(resource: Resource): Node {
  const change = changeSchema(resource);
  return { ...change, properties: { id: { type: 'string', description: 'The record' }, ...(change['properties'] as Node) }, required: ['id'] };
}

/** Where a record goes. */
function moveSchema({ parent }: Tree): Node {
  const id = { type: 'string', format: 'uuid' };
  return {
    type: 'object',
    properties: {
      ...(parent === null ? {} : { [parent]: nullable({ ...id, description: 'What it is to stand below; null: the top. Left out it stays' }) }),
      before: { ...id, description: 'Just before this one beside it' }, after: { ...id, description: 'Just after this one beside it' }, by: { type: 'integer', enum: [-1, 1], description: 'One place up or down' },
    },
    description: 'At most one of before, after and by; with none of them it goes to the end.',
    additionalProperties: false,
  };
}

function isWritten(field: Field): boolean {
  return !field.readOnly && (!field.system || field.name === 'instituteId');
}

function properties(fields: readonly Field[]): Node {
  return Object.fromEntries(fields.map((field) => [field.name, { ...fieldSchema(field), ...(field.readOnly ? { readOnly: true } : {}), ...(field.writeOnly ? { writeOnly: true } : {}) }]));
}

function allowedNames(resource: Resource): string[] {
  return ['update', ...(resource.isSingle ? [] : ['delete']), ...Object.keys(resource.lifecycle?.actions ?? {})];
}

function refusals(statuses: readonly string[]): Node {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/failure' }]));
}

/** @param isFurther at a further address of the call */
function searchBody(resource: Resource, isFurther: boolean): Node {
  const { list, endpoint } = resource;
  const filters = filterSchemas(resource);
  const sorting = { sortField: { type: 'string', enum: sortNames(list), default: list.sort.field }, sortOrder: { type: 'string', enum: ['asc', 'desc'] } };
  return {
    type: 'object',
    properties: {
      ...(list.searchable ? { query: { type: 'string', maxLength: 200, description: 'Words, all of which are found' } } : {}),
      filters: { type: 'object', properties: filters, additionalProperties: false },
      ...segmentAsked(resource),
      ...(endpoint.filtersIn === 'body' ? filters : {}),
      ...sorting,
      ...(isFurther ? { sort: { type: 'object', properties: sorting, additionalProperties: false } } : {}),
      page: { type: 'integer', minimum: 0 },
      size: { type: 'integer', minimum: 1, default: endpoint.searchSize },
      fields: { type: 'array', items: { type: 'string' }, description: 'Only these, and the id' },
      ...(resource.softDelete ? { deleted: DELETED } : {}),
      ...(list.totals.length > 0 ? { totals: { type: 'boolean', description: `Sums of ${list.totals.join(', ')} over all rows that match` } } : {}),
    },
    additionalProperties: false,
  };
}

/** What a look-up by a body asks. */
function lookupBody(resource: Resource): Node {
  const [page, size] = [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 1, default: resource.endpoint.searchSize }];
  return { type: 'object', properties: { query: { type: 'string', maxLength: 200, description: 'Words to find' }, filters: { type: 'object', properties: filterSchemas(resource), additionalProperties: false }, page, size }, additionalProperties: false };
}

function filterSchemas(resource: Resource): Record<string, Node> {
  const { fields } = resource;
  return Object.fromEntries(filtersOf(resource).flatMap((filter) => filter.names.map((name): [string, Node] => [name, filterSchema(filter, fields[filter.field]!)])));
}

/** Which rows are meant, whatever their order. */
function narrowed(resource: Resource): Node {
  return {
    ...(resource.list.searchable ? { query: { type: 'string', maxLength: 200, description: 'Words, all of which are found' } } : {}),
    filters: { type: 'object', properties: filterSchemas(resource), additionalProperties: false },
  };
}

function segmentAsked({ list }: Resource): Node {
  return list.segments.length > 0 ? { segment: { type: 'string', enum: list.segments.map(({ name }) => name), description: 'Rows of this tab alone' } } : {};
}

function segmentsBody(resource: Resource): Node {
  return { type: 'object', properties: narrowed(resource), additionalProperties: false };
}

/** Which rows are put together, and by what. */
function summaryBody(resource: Resource, { by }: Summary): Node {
  return {
    type: 'object',
    properties: {
      ...narrowed(resource),
      ...segmentAsked(resource),
      by: { type: 'string', enum: by.map(({ name }) => name), default: by[0]!.name },
      timeZone: { type: 'string', default: HOME_ZONE, description: 'Where days begin' },
    },
    additionalProperties: false,
  };
}

/** One value, any of several, a range, or a question for emptiness. */
function filterSchema(filter: Filter, field: Field): Node {
  const one: Node = field.choices.length > 0 ? { type: 'string', enum: [...field.choices, 'all'] } : { type: SCALARS[field.type] ?? 'string' };
  if (filter.op === 'include') return { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['only'] }], description: `Rows with ${field.name} are left out unless true; “only” gives them alone` };
  if (filter.names.length === 2) return one;
  return filterWays({ one, isRange: filter.op === 'range', isId: field.type === 'ref' || field.type === 'oneOf' });
}

const SCALARS: Partial<Record<Field['type'], string>> = { boolean: 'boolean', number: 'number', money: 'number', integer: 'integer', duration: 'integer' };

function listParameters(resource: Resource): Node[] {
  const { list, softDelete } = resource;
  const options = [queryText('query', 'Words, all of which are found'), queryText('sortField', 'A field'), queryText('sortOrder', 'asc or desc')];
  const filters = filtersOf(resource).flatMap((filter) => {
    if (filter.op !== 'range' || filter.names.length === 2) return filter.names.map((name) => queryText(name, `Filter on ${filter.field}`));
    return [`${filter.names[0]}.from`, `${filter.names[0]}.to`].map((name) => queryText(name, `Filter on ${filter.field}`));
  });
  return [...(list.searchable ? options : options.slice(1)), ...filters, ...(list.segments.length > 0 ? [queryText('segment', `Rows of one tab: ${list.segments.map(({ name }) => name).join(', ')}`)] : []), ...(softDelete ? [queryText('deleted', 'true: deleted records that can be restored')] : [])];
}

/** What a list is asked by; at a further address, by its names there. */
function renamedParameters(resource: Resource, call: Call): Node[] {
  const names = resource.endpoint.also.find((one) => one === call)?.names ?? {};
  const theirs = new Map(Object.entries(names).map(([name, says]) => [says, name]));
  return listParameters(resource).map((one) => ({ ...one, name: theirs.get(String(one['name'])) ?? one['name']! }));
}

function askSchema({ endpoint }: Resource, { ask, call: { idIn } }: Action): Node {
  const named: Node = endpoint.id === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string', description: `The ${endpoint.id} of the record, or its id` };
  return { type: 'object', properties: { ...(idIn !== null && { [idIn]: named }), ...properties(Object.values(ask)) }, required: [...(idIn === null ? [] : [idIn]), ...requiredNames(ask)], additionalProperties: false };
}
