import { reporter, type Report } from './checkReport';
import type { DeclarationProblem } from './declarationError';
import type { ActionInput } from './action';
import type { ResourceInput } from './declaration';
import { ALSO_METHODS, CALL_METHODS, isOfRecord, usualPath, type CallName } from './endpoint';
import type { Action, Call, Endpoint, ManyCall, Resource } from './resource';
import { callFields, namesInBody } from './route';

/** The addresses of a module's calls: how they are written, and what stands in braces. */
export function checkEndpoint(report: Report, input: ResourceInput, resource: Resource, resources: readonly Resource[]): void {
  const { endpoint } = resource;
  checkPath({ report, at: 'endpoint.path', resource, call: endpoint });
  checkId(report, resource, resources);
  if (resource.isSingle) {
    checkAlso({ report, resource });
    if (input.endpoint?.calls) report.add('endpoint.calls', 'a single record is read and written at its path alone', 'leave out calls, or single');
    for (const name of callFields(endpoint)) report.add('endpoint.path', `a single record stands below no ${name}`, 'leave it out of the path, or leave out single');
    return;
  }
  checkAlso({ report, resource });
  for (const [name, written] of Object.entries(input.endpoint?.calls ?? {}) as [CallName, string | false | undefined][]) {
    const at = `endpoint.calls.${name}`;
    if (typeof written !== 'string') continue;
    const methods = CALL_METHODS[name];
    const [method, path, ...rest] = written.split(' ');
    if (!methods.includes(method!) || path === undefined || rest.length > 0) {
      report.add(at, `“${written}” is no call`, `write ${methods.join(' or ')} and an address, for example '${methods[0]} ${endpoint.path}${isOfRecord(name) ? '/{id}' : ''}'`);
      continue;
    }
    checkPath({ report, at, resource, call: { path } });
    checkNaming({ report, at, name, path });
  }
  if (endpoint.without.includes('search') && endpoint.without.includes('list')) report.add('endpoint.calls', 'nothing gives the rows of its list', 'leave search or list');
  if (input.endpoint?.update && input.endpoint.calls?.update !== undefined) report.add('endpoint.update', 'calls.update says the method already', 'leave it out');
  if (endpoint.deleteMany && endpoint.without.includes('delete')) report.add('endpoint.deleteMany', 'the module has no call to delete', 'leave it out');
  else if (endpoint.deleteMany) checkMany({ report, resource, at: 'endpoint.deleteMany', many: endpoint.deleteMany });
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) {
    checkActionCall({ report, resource, action, input: input.lifecycle!.actions[action.name]! });
    checkShared({ report, resource, action });
  }
}

/** Whether a call's address says of which record it is, where it is of one. */
function checkNaming({ report, at, name, path }: { report: Report; at: string; name: CallName; path: string }): void {
  const hasId = callFields({ path }).includes('id');
  if (isOfRecord(name) && name !== 'update' && !hasId) report.add(at, 'says no record', 'put {id} into the address');
  if (!isOfRecord(name) && hasId) report.add(at, 'is about no one record', 'leave {id} out of the address');
}

/** Further addresses: of calls that the module has, written as those are. */
function checkAlso({ report, resource }: { report: Report; resource: Resource }): void {
  const { endpoint, isSingle } = resource;
  for (const { of, method, path, names } of endpoint.also) {
    const at = `endpoint.also.${of}`;
    if (endpoint.without.includes(of) || (isSingle && of !== 'get' && of !== 'update')) report.add(at, `the module has no call to ${of}`, 'leave it out');
    else if (!ALSO_METHODS[of].includes(method) || !/^\/\S*$/.test(path)) report.add(at, `“${method} ${path}” is no call`, `write ${ALSO_METHODS[of].join(' or ')} and an address, for example '${ALSO_METHODS[of][0]} ${endpoint.path}${isOfRecord(of) && !isSingle ? '/again/{id}' : '/again'}'`);
    else {
      checkPath({ report, at, resource, call: { path } });
      if (!isSingle) checkNaming({ report, at, name: of, path });
      else for (const name of callFields({ path })) report.add(at, `a single record stands below no ${name}`, 'leave it out of the address');
      for (const [name, says] of Object.entries(names)) {
        const known = askedNames(resource);
        if (typeof says !== 'string' || !known.includes(says)) report.unknown(`${at}.names.${name}`, String(says), 'what a list is asked', known);
      }
    }
  }
}

/** What a list is asked by its address: its options, and its filters with the two ends of those that are ranges. */
function askedNames({ list }: Resource): string[] {
  const ranges = list.filters.flatMap(({ op, names }) => (op === 'range' && names.length === 1 ? [`${names[0]}.from`, `${names[0]}.to`] : []));
  return ['query', 'sortField', 'sortOrder', ...list.filters.flatMap(({ names }) => [...names]), ...ranges];
}

/** One call for many is about no single record, and names them by a part of its body that nothing else has. */
function checkMany({ report, resource, at, many: { call, ids }, asked = [] }: { report: Report; resource: Resource; at: string; many: ManyCall; asked?: readonly string[] }): void {
  if (!isSpelled(call)) return report.add(`${at}.call`, 'is no call', `write a method and an address, for example 'POST ${resource.endpoint.path}/many'`);
  checkPath({ report, at: `${at}.call`, resource, call });
  if (callFields(call).includes('id')) report.add(`${at}.call`, 'is about no one record', 'leave {id} out of the address');
  if (!BODY_NAME.test(ids)) report.add(`${at}.ids`, `“${ids}” cannot be a name in a body`, 'begin with a letter and use letters, digits and _');
  if (asked.includes(ids)) report.add(`${at}.ids`, `the action asks for ${ids} too`, 'give one of the two another name');
}

const isSpelled = ({ method, path }: Call): boolean => /^(PUT|POST|PATCH) \/\S+$/.test(`${method} ${path}`);
const BODY_NAME = /^[a-zA-Z]\w*$/;

/** A call that several actions share names its record, and each of them by another value of one member. */
function checkShared({ report, resource, action: { name, also, ask } }: { report: Report; resource: Resource; action: Action }): void {
  if (!also) return;
  const at = `lifecycle.actions.${name}.also`;
  if (!isSpelled(also.call)) return report.add(`${at}.call`, 'is no call', `write a method and an address, for example 'PUT ${resource.endpoint.path}/{id}/${name}'`);
  checkPath({ report, at: `${at}.call`, resource, call: also.call });
  if (!callFields(also.call).includes('id')) report.add(`${at}.call`, 'says no record', 'put {id} into the address');
  if (!BODY_NAME.test(also.name) || !['string', 'boolean'].includes(typeof also.value)) report.add(`${at}.with`, 'tells the action from no other', `name a member of the body and its value, for example with: { ${name}: true }`);
  if (Object.values(ask).some((field) => field.required)) report.add(at, 'what the action asks has no place in a call that others share', 'leave it out');
  const others = Object.values(resource.lifecycle?.actions ?? {}).filter((other) => other.name !== name && other.also?.call.path === also.call.path);
  if (others.some((other) => other.also!.value === also.value || other.also!.name !== also.name)) report.add(`${at}.with`, 'does not tell it from another action of the same call', 'give each another value of one member');
}

function checkActionCall({ report, resource, action: { name, call, ask, many }, input }: { report: Report; resource: Resource; action: Action; input: ActionInput<string> }): void {
  const at = `lifecycle.actions.${name}.call`;
  const inBody = `lifecycle.actions.${name}.idIn`;
  if (call.by !== 'action' && resource.endpoint.without.includes(call.by)) report.add(at, `the module has no call to ${call.by}`, 'write the address of a call of its own');
  if (call.by === 'update' && namesInBody(resource.endpoint.update)) report.add(at, 'the call “update” names its record in the body', 'write the address of a call of its own');
  if (call.by !== 'action' && input.idIn !== undefined) report.add(inBody, `the call “${call.by}” names its record in the address`, 'leave it out, or write the address of a call of its own');
  if (many && call.by !== 'action') report.add(`lifecycle.actions.${name}.bulk`, `the call “${call.by}” has none for many`, 'write bulk: true, or the address of a call of its own');
  else if (many) checkMany({ report, resource, at: `lifecycle.actions.${name}.bulk`, many, asked: Object.keys(ask) });
  if (call.by !== 'action') return;
  if (typeof input.call === 'string' && !/^(PUT|POST|PATCH) \/\S+$/.test(input.call)) return report.add(at, `“${input.call}” is no call`, `write 'update', 'delete', or a method and an address, for example 'PUT ${resource.endpoint.path}/{id}/${name}'`);
  checkPath({ report, at, resource, call });
  const hasId = callFields(call).includes('id');
  if (call.idIn === null && !hasId) report.add(at, 'says no record', "put {id} into the address, or write idIn: 'body'");
  if (call.idIn === null) return;
  if (hasId) report.add(inBody, 'the record stands in the address already', 'leave {id} out of the address, or idIn');
  if (typeof input.idIn === 'string' && input.idIn !== 'body') report.unknown(inBody, input.idIn, 'a part of a call', ['body']);
  if (!BODY_NAME.test(call.idIn)) report.add(inBody, `“${call.idIn}” cannot be a name in a body`, 'begin with a letter and use letters, digits and _');
  if (call.idIn in ask) report.add(inBody, `the action asks for ${call.idIn} too`, 'give one of the two another name');
}

/** What calls name a record by names one record and no other, for whoever asks. */
function checkId(report: Report, resource: Resource, resources: readonly Resource[]): void {
  const { endpoint, fields, isSingle } = resource;
  if (endpoint.id === 'id') return;
  const at = 'endpoint.id';
  const field = fields[endpoint.id];
  if (isSingle) return report.add(at, 'a single record is read and written without an id', 'leave out id, or single');
  if (!field) return report.unknown(at, endpoint.id, 'a field', Object.keys(fields));
  if (!NAMING.has(field.type) || field.system) return report.add(at, `${field.name} is no reference, choice or text`, 'name a field that says which record it is');
  if (field.derive.length > 0 || field.readRoles) return report.add(at, `${field.name} is not a stored field that everybody sees`, 'name one that is');
  if (!field.required || field.when) return report.add(at, `${field.name} may be empty, and then names no record`, `write required: true at ${field.name}`);
  if (endpoint.publicFields.length > 0) report.add(at, 'who has not signed in asks by the id alone', 'leave out id, or publicFields');
  // Each call names what stands in all of them; of an institute's own records those of another can only be meant by what is the institute's own, too.
  const beside = [endpoint.get, endpoint.update, endpoint.delete].map(callFields).reduce((all, one) => all.filter((name) => one.includes(name))).filter((name) => name !== 'id');
  const isOnes = (name: string): boolean => ['owned', 'self'].includes(resources.find((one) => one.name === fields[name]?.to)?.tenant ?? 'none');
  const isWithin = (names: readonly string[]): boolean => names.every((name) => name === field.name || beside.includes(name)) && (resource.tenant === 'platform' || resource.tenant === 'self' || names.some(isOnes));
  const isUnique = field.unique === 'everywhere' || (field.unique && isWithin([field.name])) || resource.unique.some(({ fields: names, where }) => Object.keys(where).length === 0 && isWithin(names));
  if (!isUnique) report.add(at, `several records may have the same ${field.name}`, `make it unique, or unique together with what stands in the address: unique: [[${[...beside, field.name].map((name) => `'${name}'`).join(', ')}]]`);
}

const NAMING: ReadonlySet<string> = new Set(['ref', 'choice', 'text']);

/** An address of a module's calls: how it is written, and what stands in braces. */
export function checkPath({ report, at, resource, call: { path } }: { report: Report; at: string; resource: Resource; call: Pick<Call, 'path'> }): void {
  if (!path.startsWith('/')) return report.add(at, `“${path}” does not begin with a slash`, `write /${path}`);
  if (!/^(\/[\w.-]+|\/\{\w+\})+\/?$/.test(path)) report.add(at, `“${path}” is no address`, 'use words and names in braces, with a slash between them');
  for (const name of callFields({ path }).filter((one) => one !== 'id')) {
    const field = resource.fields[name];
    if (!field) report.unknown(at, name, 'id, or a field', ['id', ...Object.keys(resource.fields)]);
    else if (field.type !== 'ref' && field.type !== 'choice') report.add(at, `${name} is no reference and no choice`, 'name a field that refers to what the records stand below');
    else if (field.derive.length > 0 || field.readRoles) report.add(at, `${name} is not a stored field that everybody sees`, 'name one that is');
  }
}

/** Two modules may not answer to one name, or one call, whatever its parameters are called. */
export function checkClashes(problems: DeclarationProblem[], resources: readonly Resource[]): void {
  const owners = new Map<string, string>();
  for (const resource of resources) {
    const report = reporter(problems, resource.name);
    claim(owners, `name ${resource.name}`, resource.name, () => report.add('name', `another module is called ${resource.name} too`, 'choose another name'));
    const said = new Set<string>();
    for (const { at, call, name } of callsOf(resource)) {
      claim(owners, `${call.client ?? resource.endpoint.client} ${call.method} ${call.path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`, resource.name, (owner) => {
        // An update by PUT is one by PATCH too: that is one mistake.
        if (!said.has(name)) report.add(at, `${call.method} ${call.path} is a call of ${owner} already`, 'choose another path');
        said.add(name);
      });
    }
  }
}

/** Every call a module answers, and where the declaration says so. An update is answered by PUT and by PATCH. */
export function callsOf(resource: Resource): { readonly at: string; readonly call: Call; readonly name: string }[] {
  const { endpoint, lifecycle } = resource;
  const usual = (name: CallName): string => (usualPath(name, endpoint.path) === endpoint[name].path ? 'endpoint.path' : `endpoint.calls.${name}`);
  const of = (name: CallName, call: Call = endpoint[name]) => ({ at: usual(name), call, name });
  const updates = methodsOf({ ...endpoint.update, of: 'update' }).map((method) => of('update', { ...endpoint.update, method }));
  const also = endpoint.also.flatMap((call) => methodsOf(call).map((method) => ({ at: `endpoint.also.${call.of}`, call: { ...call, method }, name: `also ${call.of}` })));
  if (resource.isSingle) {
    const own = [of('get'), ...updates].map((one) => ({ ...one, at: 'endpoint.path' }));
    return [...own, ...also];
  }
  const named = (['create', 'list', 'search', 'lookup', 'get'] as const).map((name) => of(name));
  const actions = Object.values(lifecycle?.actions ?? {}).filter(({ call }) => call.by === 'action').map(({ name, call }) => ({ at: `lifecycle.actions.${name}.call`, call, name }));
  const kept = [...named, ...updates, of('delete')].filter(({ name }) => !endpoint.without.includes(name));
  return [
    ...kept,
    ...also,
    ...(resource.source === null ? (['dependants', 'history'] as const).map((name) => ({ at: 'endpoint.path', call: endpoint[name], name })) : []),
    ...(resource.summary ? [{ at: 'endpoint.path', call: endpoint.summary, name: 'summary' }] : []),
    ...(resource.list.segments.length > 0 ? [{ at: 'endpoint.path', call: endpoint.segments, name: 'segments' }] : []),
    ...(resource.tree ? [{ at: 'endpoint.path', call: endpoint.move, name: 'move' }] : []),
    ...(resource.softDelete ? [{ at: 'endpoint.path', call: endpoint.restore, name: 'restore' }] : []),
    ...actions,
    ...Object.values(lifecycle?.actions ?? {}).flatMap(({ name, many }) => (many ? [{ at: `lifecycle.actions.${name}.bulk.call`, call: many.call, name: `${name} many` }] : [])),
    ...sharedCalls(resource).map(({ call, name, actions }) => ({ at: `lifecycle.actions.${actions[0]!.name}.also.call`, call, name })),
    ...(endpoint.deleteMany ? [{ at: 'endpoint.deleteMany.call', call: endpoint.deleteMany.call, name: 'delete many' }] : []),
    ...Object.values(resource.actions).map(({ name, call }) => ({ at: `actions.${name}.call`, call, name })),
  ];
}

/** The calls that actions share, each with the member of its body that tells which is meant. */
export function sharedCalls({ lifecycle }: Pick<Resource, 'lifecycle'>): { readonly call: Call; readonly name: string; readonly actions: readonly Action[] }[] {
  const sharing = Object.values(lifecycle?.actions ?? {}).flatMap((action) => (action.also ? [{ action, ...action.also }] : []));
  const firsts = sharing.filter(({ call }, index) => sharing.findIndex((one) => one.call.path === call.path && one.call.method === call.method) === index);
  return firsts.map(({ call, name }) => ({ call, name, actions: sharing.filter((one) => one.call.path === call.path && one.call.method === call.method).map(({ action }) => action) }));
}

/** The methods that a call is answered to: a change that is no POST both by PUT and by PATCH. */
export function methodsOf({ of, method }: Pick<Endpoint['also'][number], 'of' | 'method'>): readonly Call['method'][] {
  return of === 'update' && method !== 'POST' ? ['PUT', 'PATCH'] : [method];
}

function claim(owners: Map<string, string>, key: string, name: string, refuse: (owner: string) => void): void {
  const owner = owners.get(key);
  if (owner === undefined) owners.set(key, name);
  else refuse(owner);
}
