import type { ActionInput, AttentionInput, FilterInput, FilterOp, ResourceInput } from './declaration';
import type { FieldInput, FieldType } from './field';
import type { Predicate } from './predicate';
import type { Action, Attention, Call, Endpoint, Field, Filter, Resource, Section } from './resource';

/** Fills every default. The one place that asks whether something was set. Assumes the right shape: `check` tests it. */
export function normalize(input: ResourceInput): Resource {
  const declared = mapValues(input.fields, normalizeField);
  const fields = { ...declared, ...systemFields(input) };
  const endpoint = normalizeEndpoint(input);
  const shown = Object.values(declared).filter((field) => !field.writeOnly);
  const title = input.title ?? `{${shown.find((field) => TITLE_TYPES.has(field.type))?.name ?? 'id'}}`;
  const isSingle = input.single ?? false;
  const columns = isSingle ? [] : input.list?.columns ?? shown.filter((field) => field.type !== 'longText').slice(0, 6).map((field) => field.name);
  const sort = input.list?.sort ?? '-createdAt';
  const portable = shown.filter((field) => !UNPORTABLE.has(field.type)).map((field) => field.name);
  return {
    name: input.name,
    modules: input.module === null ? [] : toList(input.module ?? input.name),
    tenant: input.tenant ?? 'owned',
    isSingle,
    isOfPeople: input.people ?? false,
    menu: input.menu ? { group: input.menu.group, icon: input.menu.icon ?? 'list', order: input.menu.order ?? 1000, hiddenFor: input.menu.hiddenFor ?? [] } : null,
    title,
    subtitle: input.subtitle ?? null,
    picture: input.picture ?? null,
    share: input.share ?? [],
    endpoint,
    rights: input.rights ?? {},
    rows: input.rows ?? [],
    softDelete: input.softDelete ?? true,
    fields,
    list: {
      columns,
      filters: isSingle ? [] : normalizeFilters(input.list?.filters ?? [], fields),
      sort: sortOf(sort),
      totals: input.list?.totals ?? [],
      sortable: isSingle ? [] : [...new Set([...columns, 'createdAt', 'updatedAt'])].filter((name) => SORTABLE.has(fields[name]?.type as FieldType) && !fields[name]?.derive.length),
      searchable: Object.values(declared).some((field) => field.searchable),
    },
    form: { layout: input.form?.layout ?? 'sections', sections: normalizeSections(input, declared) },
    lifecycle: input.lifecycle
      ? {
          field: input.lifecycle.field,
          actions: mapValues(input.lifecycle.actions, (action, name) => normalizeAction(name, action, input.lifecycle!.field, endpoint)),
        }
      : null,
    attention: Object.entries(input.attention ?? {}).map(([name, one]) => normalizeAttention(name, one, sort)),
    related: input.related ?? [],
    export: isSingle || input.export === false ? null : { columns: input.export?.columns ?? portable },
    import: isSingle || input.import === false ? null : { columns: input.import?.columns ?? portable.filter((name) => !declared[name]!.readOnly), key: input.import?.key ?? null },
    handlers: { beforeWrite: input.handlers?.beforeWrite ?? null, afterWrite: input.handlers?.afterWrite ?? null },
  };
}

const TITLE_TYPES = new Set<FieldType>(['text', 'email', 'phone']);
const UNPORTABLE = new Set<FieldType>(['password', 'json', 'list', 'group', 'access']);
const SORTABLE = new Set<FieldType>(['text', 'number', 'integer', 'money', 'boolean', 'date', 'time', 'datetime', 'duration', 'choice', 'email', 'phone', 'url', 'language', 'timeZone']);
const WIDE = new Set<FieldType>(['longText', 'richText', 'image', 'file', 'list', 'group', 'json', 'access', 'tags', 'refs', 'choices']);
const MAX_LENGTH: Partial<Record<FieldType, number>> = { longText: 5_000, richText: 50_000, url: 2_000, email: 254, phone: 16, password: 128, tags: 40, json: 20_000 };
/** 1,000,000 bytes for images (part 1 §5). */
const IMAGE_MAX_BYTES = 1_000_000;
const FILE_MAX_BYTES = 50_000_000;

/** What people take elsewhere: into a message, a browser, a telephone. */
const COPIED = new Set<FieldType>(['email', 'phone', 'url']);

/** A field with its defaults. */
export function normalizeField(input: FieldInput, name: string): Field {
  const { type } = input;
  const isPassword = type === 'password';
  return {
    name,
    type,
    required: input.required ?? false,
    unique: input.unique === true ? 'tenant' : (input.unique ?? false),
    readOnly: input.readOnly ?? Boolean(input.derive),
    createOnly: input.createOnly ?? false,
    writeOnly: isPassword,
    searchable: input.searchable ?? false,
    system: false,
    default: input.default ?? (type === 'boolean' ? false : isListType(type) ? [] : null),
    when: input.when ?? null,
    hint: input.hint ?? false,
    copy: input.copy ?? (COPIED.has(type) || (type === 'text' && Boolean(input.unique) && input.pattern !== undefined)),
    generate: input.generate ?? false,
    wide: input.wide ?? WIDE.has(type),
    readRoles: input.roles?.read ?? null,
    writeRoles: input.roles?.write ?? null,
    minLength: input.minLength ?? (isPassword ? 8 : 0),
    maxLength: input.maxLength ?? MAX_LENGTH[type] ?? 200,
    pattern: input.pattern ?? null,
    letterCase: input.letterCase ?? (type === 'email' ? 'lower' : null),
    min: input.min ?? (type === 'money' || type === 'duration' ? 0 : null),
    max: input.max ?? null,
    unit: input.unit ?? (type === 'money' ? '₹' : type === 'duration' ? 'min' : null),
    decimals: input.decimals ?? (type === 'number' || type === 'money' ? 2 : 0),
    after: input.after ?? null,
    shownAs: input.shownAs ?? null,
    choices: input.choices ?? [],
    tones: input.tones ?? {},
    derive: input.derive ?? [],
    to: input.to ?? null,
    where: input.where ?? null,
    onDelete: input.onDelete ?? (input.to === undefined ? null : input.required ? 'refuse' : 'name'),
    kind: input.kind ?? null,
    maxBytes: input.maxBytes ?? (type === 'image' ? IMAGE_MAX_BYTES : FILE_MAX_BYTES),
    fields: mapValues(input.fields ?? {}, normalizeField),
    minItems: input.minItems ?? 0,
    maxItems: input.maxItems ?? 100,
    forRole: input.forRole ?? null,
  };
}

/** Types whose value is an array on the wire. */
export function isListType(type: FieldType): boolean {
  return type === 'tags' || type === 'choices' || type === 'refs' || type === 'list';
}

function systemFields(input: ResourceInput): Record<string, Field> {
  const make = (name: string, field: FieldInput): Field => ({ ...normalizeField(field, name), system: true });
  const hasOwner = (input.tenant ?? 'owned') === 'owned' || input.tenant === 'shared';
  return {
    ...(hasOwner ? { instituteId: make('instituteId', { type: 'ref', to: 'institution', createOnly: true }) } : {}),
    id: make('id', { type: 'text', readOnly: true }),
    createdAt: make('createdAt', { type: 'datetime', readOnly: true }),
    createdById: make('createdById', { type: 'ref', to: 'user', readOnly: true }),
    updatedAt: make('updatedAt', { type: 'datetime', readOnly: true }),
    updatedById: make('updatedById', { type: 'ref', to: 'user', readOnly: true }),
    version: make('version', { type: 'integer', readOnly: true }),
  };
}

function normalizeEndpoint(input: ResourceInput): Endpoint {
  const path = input.endpoint?.path ?? `/${input.name}`;
  const one = input.single ? path : `${path}/{id}`;
  return {
    client: input.endpoint?.client ?? 'main',
    path,
    searchSize: input.endpoint?.search?.size ?? 20,
    filtersIn: input.endpoint?.search?.filtersIn ?? 'filters',
    search: { method: 'POST', path: `${path}/search` },
    lookup: { method: 'GET', path: `${path}/list/minimal` },
    get: { method: 'GET', path: one },
    create: { method: 'POST', path },
    update: { method: input.endpoint?.update ?? 'PUT', path: one },
    delete: { method: 'DELETE', path: one },
    restore: { method: 'PUT', path: `${one}/unDelete` },
    dependants: { method: 'POST', path: `${path}/dependants` },
    publicFields: input.endpoint?.publicFields ?? [],
    failures: input.endpoint?.failures ?? {},
  };
}

function normalizeFilters(inputs: readonly FilterInput<string>[], fields: Readonly<Record<string, Field>>): Filter[] {
  let pinnable = 3;
  const isOwnerMissing = 'instituteId' in fields && !inputs.some((input) => (typeof input === 'string' ? input : input.field) === 'instituteId');
  return [...inputs, ...(isOwnerMissing ? ['instituteId'] : [])].map((raw) => {
    const input = typeof raw === 'string' ? { field: raw } : raw;
    const field = fields[input.field];
    const op = input.op ?? defaultFilterOp(field?.type ?? 'text');
    const name = input.name ?? input.field;
    const isPinned = input.pinned ?? ((field?.type === 'choice' || field?.type === 'boolean') && pinnable-- > 0);
    return { field: input.field, op, names: typeof name === 'string' ? [name] : [name.from, name.to], pinned: isPinned };
  });
}

function defaultFilterOp(type: FieldType): FilterOp {
  if (['number', 'integer', 'money', 'date', 'time', 'datetime', 'duration'].includes(type)) return 'range';
  if (['choice', 'choices', 'ref', 'refs', 'tags', 'language', 'timeZone'].includes(type)) return 'any';
  return type === 'boolean' ? 'is' : 'has';
}

function normalizeSections(input: ResourceInput, declared: Readonly<Record<string, Field>>): Section[] {
  const sections = input.form?.sections ?? [
    { name: 'general', fields: Object.values(declared).filter((field) => !field.readOnly).map((field) => field.name) },
  ];
  return sections.map((section) => ({ name: section.name, fields: section.fields, when: section.when ?? null }));
}

function normalizeAttention(name: string, input: AttentionInput<string>, listSort: string): Attention {
  return {
    name,
    filters: input.filters as Attention['filters'],
    sort: sortOf(input.sort ?? listSort),
    tone: input.tone ?? 'amber',
    right: input.right ?? 'update',
    roles: input.roles ?? null,
  };
}

function sortOf(text: string): { field: string; order: 'ASC' | 'DESC' } {
  return { field: text.replace(/^-/, ''), order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

function normalizeAction(name: string, input: ActionInput<string>, field: string, endpoint: Endpoint): Action {
  const conditions: Predicate[] = [...(input.from ? [{ [field]: input.from }] : []), ...(input.if ? [input.if] : [])];
  return {
    name,
    if: conditions.length > 1 ? { all: conditions } : (conditions[0] ?? null),
    set: { ...(input.to === undefined ? {} : { [field]: input.to }), ...(input.set as Action['set'] | undefined) },
    bulk: input.bulk ?? false,
    confirm: input.confirm === true ? 'ask' : (input.confirm ?? (input.undo ? false : 'ask')),
    ask: mapValues(input.ask ?? {}, normalizeField),
    call: actionCall(name, input.call, endpoint),
    right: input.right ?? (input.call === 'delete' ? 'delete' : 'update'),
    roles: input.roles ?? null,
    handler: input.handler ?? null,
    undo: input.undo ?? null,
  };
}

function actionCall(name: string, call: ActionInput<string>['call'], endpoint: Endpoint): Action['call'] {
  if (call === 'delete') return { ...endpoint.delete, by: 'delete' };
  if (call === 'update') return { method: 'PATCH', path: endpoint.get.path, by: 'update' } satisfies Call & { by: 'update' };
  return call ? { ...call, by: 'action' } : { method: 'PUT', path: `${endpoint.path}/{id}/${name}`, by: 'action' };
}

function toList(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

function mapValues<A, B>(object: Readonly<Record<string, A>>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
