import { checkAfterShape } from './after';
import type { Report } from './checkReport';
import { FIELD_TYPES, ROLES, TONES } from './field';
import { ON_DELETE } from './onDelete';
import { optionNames } from './fieldOptions';
import { isObject } from './isObject';

/**
 * The shape of a declaration: known keys, right kinds of values. Declarations of the database pass here too, so
 * nothing is taken for granted.
 */
export function checkShape(report: Report, input: unknown): void {
  checkObject(report, '', input, SHAPES.resource!);
  if (!isObject(input)) return;
  if (JSON.stringify(input) !== JSON.stringify(JSON.parse(JSON.stringify(input))) || hasUnportable(input)) {
    report.add('', 'is not pure data', 'leave out functions, dates and other objects that JSON cannot hold');
  }
  if (typeof input['name'] === 'string' && !/^[a-zA-Z][\w-]*$/.test(input['name'])) {
    report.add('name', `“${input['name']}” cannot stand in an address`, 'begin with a letter and use letters, digits, _ and -');
  }
  if (isObject(input['fields'])) checkFieldShapes(report, 'fields', input['fields']);
  checkAfterShape(report, input['after']);
}

type Kind = 'text' | 'flag' | 'number' | 'texts' | 'object' | 'objects' | 'roles' | 'any' | 'flagOrText' | 'flagOrObject' | 'flagOrCall' | 'textOrTexts' | 'objectOrOff' | 'textOrOff' | 'textOrObject' | 'textsOrObject' | 'textsOrObjects' | 'textsOrNumbers' | 'rolesByName' | 'uniques';
interface Shape {
  readonly [key: string]: Kind | readonly [Kind, keyof typeof SHAPES | null] | undefined;
}

const RESERVED = new Set(['id', 'instituteId', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'version', 'deletedAt', 'deletedById', 'purgedAt', 'deleted', 'segment', 'allowed', 'secretsKept', 'treeDepth', 'all', 'any', 'not', 'q']);

const SHAPES: Readonly<Record<string, Shape>> = {
  resource: {
    name: 'text', route: 'textOrTexts', module: 'any', of: 'text', where: 'object', takes: 'object', takesActions: 'texts', source: 'text', tenant: 'text', institute: 'text', single: 'flag', people: 'flag', menu: ['objectOrOff', 'menu'], title: 'text', subtitle: 'text', picture: 'text', share: 'texts', endpoint: ['object', 'endpoint'],
    rights: ['object', 'rights'], rows: ['objects', 'row'], sharedWhere: 'object', home: 'flag', demo: 'number', softDelete: 'flag', unique: ['uniques', 'unique'], rules: ['objects', 'rule'], cautions: ['objects', 'rule'], tree: ['object', 'tree'], summary: ['object', 'summary'], fields: 'object', list: ['object', 'list'], form: ['object', 'form'],
    lifecycle: ['object', 'lifecycle'], attention: 'object', actions: 'object', after: 'any', related: ['objects', 'related'], sheet: 'text', export: ['objectOrOff', 'export'], import: ['objectOrOff', 'import'], handlers: ['object', 'handlers'],
  },
  taken: { required: 'flag', readOnly: 'flag', createOnly: 'flag', default: 'any', hint: 'flag', wide: 'flag' },
  menu: { group: 'text', icon: 'text', order: 'number', hiddenFor: 'texts', only: 'text', below: 'texts' },
  endpoint: { client: 'text', path: 'text', id: 'text', calls: ['object', 'calls'], search: ['object', 'search'], also: ['object', 'also'], deleteMany: ['object', 'many'], update: 'text', publicFields: 'texts', withoutPlan: 'flag', changesLook: 'flag', failures: 'object' },
  calls: { search: 'textOrOff', list: 'textOrOff', lookup: 'text', get: 'text', create: 'textOrOff', update: 'textOrOff', delete: 'textOrOff' },
  search: { size: 'number', filtersIn: 'text' },
  also: { search: 'textOrTexts', list: ['textOrObject', 'alsoList'], lookup: 'textOrTexts', get: 'textOrTexts', create: 'textOrTexts', update: 'textOrTexts', delete: 'textOrTexts' },
  alsoList: { call: 'text', names: 'object' },
  unique: { fields: 'texts', where: 'object' },
  rule: { if: 'object', at: 'text', says: 'text' },
  rights: { create: 'roles', read: 'roles', update: 'roles', delete: 'roles', export: 'roles', with: 'texts', own: ['object', 'own'] },
  own: { by: 'text', may: 'texts', when: 'object' },
  row: { roles: 'roles', where: 'object' },
  tree: { parent: 'text', order: 'text', depth: 'number' },
  summary: { by: 'texts', measures: 'object', chart: 'text' },
  list: { columns: 'texts', filters: ['textsOrObjects', 'filter'], sort: 'text', thenBy: 'text', sortable: 'texts', order: 'text', totals: 'texts', segments: ['textsOrObjects', 'segment'], board: 'flag', madeIn: 'text' },
  segment: { name: 'text', where: 'object' },
  filter: { field: 'text', op: 'text', name: 'textOrObject', pinned: 'flag', default: 'any', required: 'flag' },
  form: { layout: 'text', sections: ['objects', 'section'] },
  section: { name: 'text', fields: 'texts', when: 'object', roles: 'roles', searchResult: ['object', 'searchResult'] },
  searchResult: { title: 'text', text: 'text', hidden: 'text', address: 'text' },
  lifecycle: { field: 'text', byPlatform: 'texts', actions: 'object' },
  action: { from: 'texts', to: 'text', if: 'object', unless: ['objects', 'bar'], set: 'object', add: 'object', bulk: ['flagOrCall', 'many'], confirm: 'flagOrText', alike: 'texts', ask: 'object', askIf: 'object', concerns: 'text', call: 'textOrObject', idIn: ['textOrObject', 'idIn'], also: ['object', 'shared'], right: 'text', roles: 'roles', notFor: ['object', 'people'], handler: 'text', tells: 'texts', outcomes: 'texts', foretells: ['objects', 'foretold'], foresees: 'texts', onlyUndo: 'flag', undo: 'textOrTexts' },
  bar: { if: 'object', says: 'text' },
  foretold: { says: 'text', resource: 'text', where: 'object' },
  people: { of: 'text', by: 'text', person: 'text', where: 'object' },
  idIn: { body: 'text' },
  shared: { call: 'text', with: 'object' },
  many: { call: 'text', ids: 'text' },
  moduleAction: { on: 'text', ask: 'object', call: 'text', right: 'text', roles: 'roles', handler: 'text' },
  attention: { filters: 'object', sort: 'text', tone: 'text', right: 'text', roles: 'roles', whose: 'object', own: ['object', 'ownAttention'] },
  ownAttention: { says: 'text', leads: 'text', roles: 'roles' },
  related: { resource: 'text', field: 'text', first: 'flag' },
  export: { columns: 'texts' },
  import: { columns: 'texts', key: 'textOrTexts', by: 'text' },
  handlers: { beforeWrite: 'text', afterWrite: 'text' },
  forRole: { field: 'text' },
  kindBy: { field: 'text', is: 'object' },
  matrixRows: { from: 'text' },
  dateBound: { today: 'number', now: 'flag' },
  within: { hours: 'number', days: 'number' },
  apart: { by: 'text', from: 'text', to: 'text' },
  field: {
    type: 'text', computed: 'object', required: 'flagOrObject', unique: 'flagOrText', readOnly: 'flag', createOnly: 'flag', fixedBy: 'text', searchable: 'flag', default: 'any', when: 'object', hint: 'flag', copy: 'flag',
    roles: 'rolesByName', wide: 'flag', renamedFrom: 'text', aliases: 'texts', minLength: 'number', maxLength: 'number', pattern: 'text', generate: 'flag', secret: 'flag', suggest: 'text', usual: 'text', letterCase: 'text', example: 'textOrTexts', min: 'number', max: 'number', unit: 'text',
    decimals: 'number', after: 'text', earliest: ['textOrObject', 'dateBound'], latest: ['textOrObject', 'dateBound'], newWithin: 'number', within: ['object', 'within'], reaches: 'text', shownAs: 'text', choices: 'textsOrNumbers', tones: 'object', derive: 'objects', to: 'text', kinds: 'object', where: 'object', ranksBelow: 'flag', warns: 'object', finds: 'texts', fills: 'object', onDelete: 'text', kind: 'text', kindBy: ['object', 'kindBy'], maxBytes: 'number', fields: 'object',
    minItems: 'number', maxItems: 'number', apart: ['object', 'apart'], rows: ['textsOrObject', 'matrixRows'], columns: 'texts', leading: 'text', over: 'text', forRole: ['textOrObject', 'forRole'], toRole: 'text',
  },
};

/** Words a place may hold, by the shape's name and key. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  'resource.tenant': ['owned', 'shared', 'self', 'platform'],
  'endpoint.client': ['main', 'v2'],
  'endpoint.update': ['PUT', 'PATCH'],
  'search.filtersIn': ['filters', 'body'],
  'filter.op': ['is', 'any', 'range', 'has', 'include'],
  'form.layout': ['sections', 'tabs', 'steps'],
  'action.confirm': [true, false, 'danger'],
  'moduleAction.on': ['module'],
  'moduleAction.right': ['create', 'read', 'update', 'delete'],
  'action.right': ['create', 'read', 'update', 'delete'],
  'attention.tone': TONES,
  'attention.right': ['create', 'read', 'update', 'delete'],
  'field.type': FIELD_TYPES,
  'field.unique': [true, false, 'everywhere'],
  'field.letterCase': ['upper', 'lower'],
  'field.shownAs': ['deadline', 'exact'],
  'field.onDelete': ON_DELETE,
  'matrixRows.from': ['moduleKeys'],
  'field.forRole': ROLES,
  'field.toRole': ROLES,
};

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  resource: ['name', 'fields'], menu: ['group'], tree: ['parent', 'order'], summary: ['by', 'measures'], row: ['roles', 'where'], rule: ['if', 'at', 'says'], filter: ['field'], segment: ['name', 'where'], section: ['name', 'fields'], searchResult: ['title', 'text'],
  lifecycle: ['field', 'actions'], attention: ['filters'], ownAttention: ['says', 'leads', 'roles'], related: ['resource', 'field'], bar: ['if', 'says'], foretold: ['says', 'resource', 'where'], people: ['of', 'by', 'person'], field: ['type'], idIn: ['body'], shared: ['call', 'with'], alsoList: ['call', 'names'], many: ['call'], matrixRows: ['from'], apart: ['by', 'from', 'to'], forRole: ['field'], kindBy: ['field', 'is'], moduleAction: ['on', 'handler'],
};

function checkObject(report: Report, path: string, value: unknown, shape: Shape): void {
  const name = Object.keys(SHAPES).find((key) => SHAPES[key] === shape)!;
  if (!isObject(value)) return report.add(path, 'is not an object', 'write an object');
  for (const key of REQUIRED[name] ?? []) {
    if (value[key] === undefined) report.add(join(path, key), 'is missing', `add ${key}`);
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = join(path, key);
    const rule = shape[key];
    if (rule === undefined) report.unknown(at, key, name === 'resource' ? 'a part of a declaration' : `a part of ${name}`, Object.keys(shape));
    else if (inner !== undefined) checkValue(report, at, inner, typeof rule === 'string' ? [rule, null] : rule, `${name}.${key}`);
  }
  if (name === 'resource' && isObject(value['attention'])) {
    for (const [key, inner] of Object.entries(value['attention'])) checkObject(report, join(path, `attention.${key}`), inner, SHAPES['attention']!);
  }
  if (name === 'resource' && isObject(value['takes'])) {
    for (const [field, inner] of Object.entries(value['takes'])) {
      if (inner !== true) checkObject(report, join(path, `takes.${field}`), inner, SHAPES['taken']!);
    }
  }
  if ((name === 'lifecycle' || name === 'resource') && isObject(value['actions'])) {
    for (const [action, inner] of Object.entries(value['actions'])) {
      checkObject(report, join(path, `actions.${action}`), inner, SHAPES[name === 'resource' ? 'moduleAction' : 'action']!);
      if (isObject(inner) && isObject(inner['ask'])) checkFieldShapes(report, join(path, `actions.${action}.ask`), inner['ask']);
    }
  }
}

function checkValue(report: Report, path: string, value: unknown, [kind, shape]: readonly [Kind, string | null], place: string): void {
  const test = KINDS[kind];
  if (!test.is(value)) return report.add(path, `is not ${test.name}`, `write ${test.name}`);
  const words = WORDS[place];
  if (words && !isObject(value) && !words.includes(value)) return report.unknown(path, String(value), 'known here', words.map(String));
  if (kind === 'roles') {
    for (const role of value as string[]) if (!(ROLES as readonly string[]).includes(role)) report.unknown(path, role, 'a role', ROLES);
  }
  if (!shape) return;
  if (Array.isArray(value)) value.forEach((one, index) => isObject(one) && checkObject(report, `${path}.${index}`, one, SHAPES[shape]!));
  else if (isObject(value)) checkObject(report, path, value, SHAPES[shape]!);
}

/** A column is called by it with `_` before each capital, in 63 signs. */
const MOST_NAME = 40;

function checkFieldShapes(report: Report, path: string, fields: Record<string, unknown>): void {
  for (const [name, field] of Object.entries(fields)) {
    const at = join(path, name);
    if (!/^[a-zA-Z]\w*$/.test(name)) report.add(at, `“${name}” cannot be a field's name`, 'begin with a letter and use letters, digits and _');
    if (name.length > MOST_NAME) report.add(at, `a name of ${name.length} signs is too long for a column of its own`, `choose one of ${MOST_NAME} at most`);
    if (path === 'fields' && RESERVED.has(name)) report.add(at, `${name} is a name the platform keeps for itself`, 'choose another name');
    checkObject(report, at, field, SHAPES['field']!);
    if (isObject(field)) checkOptions(report, at, field);
    if (isObject(field) && isObject(field['fields'])) checkFieldShapes(report, join(at, 'fields'), field['fields']);
  }
}

/** An option that fields of other types have would be silently without effect. */
function checkOptions(report: Report, path: string, field: Readonly<Record<string, unknown>>): void {
  const type = FIELD_TYPES.find((one) => one === field['type']);
  if (!type) return;
  const known = optionNames(type);
  for (const key of Object.keys(field)) {
    if (field[key] !== undefined && key in SHAPES['field']! && !known.includes(key)) report.add(join(path, key), `a field of type ${type} has no option “${key}”`, 'leave it out, or choose a type that has it');
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const KINDS: Readonly<Record<Kind, { readonly name: string; readonly is: (value: unknown) => boolean }>> = {
  text: { name: 'a text', is: isText },
  flag: { name: 'true or false', is: (value) => typeof value === 'boolean' },
  number: { name: 'a number', is: (value) => typeof value === 'number' },
  texts: { name: 'a list of texts', is: isTexts },
  roles: { name: 'a list of roles', is: isTexts },
  object: { name: 'an object', is: isObject },
  objects: { name: 'a list of objects', is: (value) => Array.isArray(value) && value.every(isObject) },
  textsOrNumbers: { name: 'a list of texts, or of numbers', is: (value) => isTexts(value) || (Array.isArray(value) && value.every((one) => typeof one === 'number')) },
  rolesByName: { name: 'lists of roles by name', is: (value) => isObject(value) && Object.values(value).every(isTexts) },
  uniques: { name: 'a list of lists of fields, or of objects with fields', is: (value) => Array.isArray(value) && value.every((one) => isTexts(one) || (isObject(one) && isTexts(one['fields']))) },
  any: { name: 'a value', is: () => true },
  flagOrCall: { name: 'true, false or a call', is: (value) => typeof value === 'boolean' || isObject(value) },
  flagOrText: { name: 'true, false or a text', is: (value) => typeof value === 'boolean' || isText(value) },
  flagOrObject: { name: 'true, false or a condition', is: (value) => typeof value === 'boolean' || isObject(value) },
  textOrTexts: { name: 'a text or a list of texts', is: (value) => isText(value) || isTexts(value) },
  objectOrOff: { name: 'an object or false', is: (value) => value === false || isObject(value) },
  textOrOff: { name: 'a text or false', is: (value) => value === false || isText(value) },
  textOrObject: { name: 'a text or an object', is: (value) => isText(value) || isObject(value) },
  textsOrObject: { name: 'a list of texts or an object', is: (value) => isTexts(value) || isObject(value) },
  textsOrObjects: { name: 'a list of texts and objects', is: (value) => Array.isArray(value) && value.every((one) => isText(one) || isObject(one)) },
};

function hasUnportable(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return true;
  return Object.values(value).some(hasUnportable);
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
