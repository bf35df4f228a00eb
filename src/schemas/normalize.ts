import { normalizeAfter } from './after';
import type { Attention, AttentionInput } from './attention';
import type { FilterInput, FilterOp, ResourceInput } from './declaration';
import { withFormulas } from './computed';
import type { FieldInput, FieldType, Role } from './field';
import { personPaths } from './filling';
import { mapValues } from './mapValues';
import { manyCall, normalizeAction, normalizeModuleAction } from './normalizeAction';
import { normalizeField } from './normalizeField';
import { normalizeRule } from './rules';
import { normalizeSegments } from './segment';
import { normalizeSummary } from './summary';
import { normalizeTree } from './tree';
import { normalizeUnique } from './unique';
import type { Call, Endpoint, Field, Filter, Resource, Section } from './resource';
import { isOfRecord, usualPath, type AlsoCalls, type AlsoListInput, type CallName, type EndpointCalls } from './endpoint';
import { placeFields, routeFields } from './route';
import { fromView, NOBODY, WRITING } from './source';
import { sortableByDefault } from './sortable';
import { spelledCall } from './spelledCall';

/** Fills every default. The one place that asks whether something was set. Assumes the right shape: `check` tests it. */
export function normalize(input: ResourceInput): Resource {
  const isViewed = input.source !== undefined;
  const stored = withSectionRoles(withPeople(mapValues(input.fields, normalizeField), personPaths(input)), input);
  const declared = withFormulas(isViewed ? mapValues(stored, fromView) : stored);
  const fields = { ...declared, ...systemFields(input) };
  const endpoint = normalizeEndpoint(input);
  const shown = Object.values(declared).filter((field) => !field.writeOnly);
  const title = input.title ?? `{${shown.find((field) => TITLE_TYPES.has(field.type))?.name ?? 'id'}}`;
  const isSingle = input.single ?? false;
  const routes = isSingle ? [] : toList(input.route ?? input.name);
  const columns = isSingle ? [] : input.list?.columns ?? shown.filter((field) => field.type !== 'longText').slice(0, 6).map((field) => field.name);
  const tree = normalizeTree(input);
  const sort = input.list?.sort ?? tree?.order ?? '-createdAt';
  const portable = shown.filter((field) => !UNPORTABLE.has(field.type)).map((field) => field.name);
  return {
    name: input.name,
    routes,
    modules: input.module === null ? [] : toList(input.module ?? input.name),
    tenant: input.tenant ?? 'owned',
    institute: hasOwner(input) ? 'instituteId' : (input.institute ?? null),
    of: input.of === undefined ? null : { name: input.of, where: (input.where ?? {}) as NonNullable<Resource['of']>['where'] },
    source: input.source ?? null,
    views: [],
    kept: {},
    isSingle,
    isOfPeople: input.people ?? false,
    menu: input.menu ? { group: input.menu.group, icon: input.menu.icon ?? 'list', order: input.menu.order ?? 1000, hiddenFor: input.menu.hiddenFor ?? [], only: input.menu.only ?? null, below: input.menu.below ?? [] } : null,
    title,
    subtitle: input.subtitle ?? null,
    picture: input.picture ?? null,
    share: input.share ?? [],
    endpoint,
    rights: isViewed ? { ...input.rights, ...NOBODY } : (input.rights ?? {}),
    rows: input.rows ?? [],
    sharedWhere: input.sharedWhere ?? null,
    above: routeFields(routes[0] ?? '').map((name) => fields[name]?.to ?? null).at(-1) ?? null,
    isOnHome: input.home ?? false,
    demo: input.demo ?? 0,
    softDelete: input.softDelete ?? !isViewed,
    unique: (input.unique ?? []).map(normalizeUnique),
    tree,
    summary: normalizeSummary(input),
    rules: (input.rules ?? []).map(normalizeRule),
    cautions: (input.cautions ?? []).map(normalizeRule),
    fields,
    list: {
      columns,
      filters: isSingle ? [] : normalizeFilters({ inputs: input.list?.filters ?? [], fields, needed: [...routes.flatMap(routeFields), ...placeFields(endpoint), ...(input.institute === undefined ? [] : [input.institute])] }),
      sort: sortOf(sort),
      thenBy: input.list?.thenBy ?? null,
      segments: normalizeSegments(input),
      isBoard: input.list?.board ?? false,
      totals: input.list?.totals ?? [],
      madeIn: input.list?.madeIn ?? null,
      sortable: isSingle ? [] : input.list?.sortable ?? sortableByDefault({ sort: sortOf(sort).field, order: tree?.order ?? null, title, columns, fields }),
      searchable: Object.values(declared).some((field) => field.searchable),
    },
    form: { layout: input.form?.layout ?? 'sections', sections: normalizeSections(input, declared) },
    lifecycle: input.lifecycle
      ? {
          field: input.lifecycle.field,
          byPlatform: input.lifecycle.byPlatform ?? [],
          actions: mapValues(input.lifecycle.actions, (action, name) => normalizeAction({ name, input: action, field: input.lifecycle!.field, endpoint })),
        }
      : null,
    actions: mapValues(input.actions ?? {}, (action, name) => normalizeModuleAction({ name, input: action, path: endpoint.path })),
    attention: Object.entries(input.attention ?? {}).map(([name, one]) => normalizeAttention(name, { ...(isViewed && { right: 'read' }), ...one }, sort)),
    related: input.related ?? [],
    sheet: input.sheet ?? null,
    export: isSingle || input.export === false ? null : { columns: input.export?.columns ?? null },
    import: isSingle || isViewed || input.import === false || (input.tenant === 'self' && !input.import) ? null : normalizeImport({ input, portable: portable.filter((name) => !declared[name]!.readOnly), declared }),
    after: normalizeAfter(input.after),
    handlers: { beforeWrite: input.handlers?.beforeWrite ?? null, afterWrite: input.handlers?.afterWrite ?? null },
  };
}

/** Without a key records are known again by the first column that no two of them share, else by the first that no two share together. */
function normalizeImport({ input, portable, declared }: { input: ResourceInput; portable: readonly string[]; declared: Readonly<Record<string, Field>> }): NonNullable<Resource['import']> {
  const { columns = portable, key, by } = input.import || {};
  const alone = columns.find((name) => declared[name]?.unique);
  const together = (input.unique ?? []).map(normalizeUnique).find(({ fields, where }) => Object.keys(where).length === 0 && fields.every((name) => columns.includes(name)));
  return { columns, key: key !== undefined ? [key].flat() : alone !== undefined ? [alone] : (together?.fields ?? []), by: by ?? null };
}

const TITLE_TYPES = new Set<FieldType>(['text', 'email', 'phone']);
const UNPORTABLE = new Set<FieldType>(['password', 'json', 'list', 'group', 'matrix']);

/** The same fields, those of sections that are some roles' alone for these roles alone. */
function withSectionRoles(fields: Readonly<Record<string, Field>>, { form }: ResourceInput): Record<string, Field> {
  const only = (own: readonly Role[] | null, roles: readonly Role[]): readonly Role[] => own?.filter((role) => roles.includes(role)) ?? roles;
  return mapValues(fields, (field, name) => {
    const roles = form?.sections?.find((section) => section.fields.includes(name))?.roles;
    return roles ? { ...field, readRoles: only(field.readRoles, roles), writeRoles: only(field.writeRoles, roles) } : field;
  });
}

/** The same fields, those at these paths marked as ones that say who did something. */
function withPeople(fields: Readonly<Record<string, Field>>, paths: ReadonlySet<string>, at = ''): Record<string, Field> {
  return mapValues(fields, (field, name) => ({ ...field, isPerson: paths.has(`${at}${name}`), fields: withPeople(field.fields, paths, `${at}${name}.`) }));
}

function systemFields(input: ResourceInput): Record<string, Field> {
  const make = (name: string, field: FieldInput): Field => ({ ...normalizeField(field, name), system: true });
  const isViewed = input.source !== undefined;
  const always = {
    ...(hasOwner(input) ? { instituteId: make('instituteId', { type: 'ref', to: 'institution', ...(isViewed ? { readOnly: true } : { createOnly: true }) }) } : {}),
    id: make('id', { type: 'text', readOnly: true }),
    createdAt: make('createdAt', { type: 'datetime', readOnly: true }),
  };
  if (isViewed) return always;
  return {
    ...always,
    createdById: { ...make('createdById', { type: 'ref', to: 'user', readOnly: true }), isPerson: true },
    updatedAt: make('updatedAt', { type: 'datetime', readOnly: true }),
    updatedById: { ...make('updatedById', { type: 'ref', to: 'user', readOnly: true }), isPerson: true },
    version: make('version', { type: 'integer', readOnly: true }),
  };
}

function hasOwner({ tenant = 'owned' }: ResourceInput): boolean {
  return tenant === 'owned' || tenant === 'shared';
}

function normalizeEndpoint(input: ResourceInput): Endpoint {
  const path = input.endpoint?.path ?? `/${input.name}`;
  const one = input.single ? path : `${path}/{id}`;
  const { also = {}, update = 'PUT' } = input.endpoint ?? {};
  const calls: EndpointCalls = input.endpoint?.calls ?? {};
  const spelled = (name: CallName, usual: Call['method']): Call => {
    const said = spelledCall(calls[name] || '');
    return said.path ? said : { method: usual, path: input.single && isOfRecord(name) ? path : usualPath(name, path) };
  };
  return {
    client: input.endpoint?.client ?? 'main',
    path,
    id: input.endpoint?.id ?? 'id',
    searchSize: input.endpoint?.search?.size ?? 20,
    filtersIn: input.endpoint?.search?.filtersIn ?? 'filters',
    without: [...(Object.keys(calls) as CallName[]).filter((name) => calls[name] === false && !WRITING.some((one) => one === name)), ...WRITING.filter((name) => input.source !== undefined || calls[name] === false)],
    search: spelled('search', 'POST'),
    list: spelled('list', 'GET'),
    lookup: spelled('lookup', 'GET'),
    get: spelled('get', 'GET'),
    create: spelled('create', 'POST'),
    update: spelled('update', update),
    delete: spelled('delete', 'DELETE'),
    deleteMany: manyCall(input.endpoint?.deleteMany),
    move: { method: 'PUT', path: `${one}/move` },
    restore: { method: 'PUT', path: `${one}/unDelete` },
    history: { method: 'GET', path: `${one}/history` },
    dependants: { method: 'POST', path: `${path}/dependants` },
    summary: { method: 'POST', path: `${path}/summary` },
    segments: { method: 'POST', path: `${path}/segments` },
    also: (Object.keys(also) as CallName[]).flatMap((of) => alsoOf(also[of]).map(({ call, names }) => ({ ...spelledCall(call), of, names }))),
    publicFields: input.endpoint?.publicFields ?? [],
    withoutPlan: input.endpoint?.withoutPlan ?? false,
    changesLook: input.endpoint?.changesLook ?? false,
    failures: input.endpoint?.failures ?? {},
  };
}

function alsoOf(input: AlsoCalls[CallName] = []): readonly AlsoListInput[] {
  if (typeof input === 'object' && 'call' in input) return [input];
  return toList(input).map((call) => ({ call, names: {} }));
}

/** @param needed fields that the list is asked about by its addresses and those of its calls */
function normalizeFilters({ inputs, fields, needed }: { inputs: readonly FilterInput<string>[]; fields: Readonly<Record<string, Field>>; needed: readonly string[] }): Filter[] {
  let pinnable = 3;
  const said = new Set(inputs.map((input) => (typeof input === 'string' ? input : input.field)));
  const missing = [...new Set([...needed, 'instituteId'])].filter((name) => name in fields && !said.has(name));
  return [...inputs, ...missing.map((field) => ({ field, pinned: false }))].map((raw) => {
    const input: Exclude<FilterInput<string>, string> = typeof raw === 'string' ? { field: raw } : raw;
    const field = fields[input.field];
    const op = input.op ?? defaultFilterOp(field?.type ?? 'text');
    const name = input.name ?? input.field;
    const isPinned = input.pinned ?? (input.required === true || (field?.type === 'choice' || field?.type === 'boolean') && pinnable-- > 0);
    return { field: input.field, op, names: typeof name === 'string' ? [name] : [name.from, name.to], pinned: isPinned, default: input.default ?? null, isRequired: input.required ?? false };
  });
}

function defaultFilterOp(type: FieldType): FilterOp {
  if (['number', 'integer', 'money', 'date', 'time', 'datetime', 'duration'].includes(type)) return 'range';
  if (['choice', 'choices', 'ref', 'refs', 'oneOf', 'tags', 'language', 'timeZone'].includes(type)) return 'any';
  return type === 'boolean' ? 'is' : 'has';
}

function normalizeSections(input: ResourceInput, declared: Readonly<Record<string, Field>>): Section[] {
  const sections = input.form?.sections ?? [
    { name: 'general', fields: Object.values(declared).filter((field) => !field.readOnly || input.source !== undefined).map((field) => field.name) },
  ];
  return sections.map((section) => ({ name: section.name, fields: section.fields, when: section.when ?? null, searchResult: section.searchResult ?? null }));
}

function normalizeAttention(name: string, input: AttentionInput<string>, listSort: string): Attention {
  return {
    name,
    filters: input.filters as Attention['filters'],
    sort: sortOf(input.sort ?? listSort),
    tone: input.tone ?? 'amber',
    right: input.right ?? 'update',
    roles: input.roles ?? null,
    whose: input.whose ?? {},
    own: input.own ?? null,
  };
}

function sortOf(text: string): { field: string; order: 'ASC' | 'DESC' } {
  return { field: text.replace(/^-/, ''), order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

function toList(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}
