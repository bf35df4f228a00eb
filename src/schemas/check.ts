import { MODULE_KEYS } from './access';
import { checkAfter } from './after';
import { checkAttention } from './checkAttention';
import { checkComputed } from './checkComputed';
import { checkDemo } from './checkDemo';
import { checkClashes, checkEndpoint } from './checkEndpoint';
import { checkFields } from './checkFields';
import { checkInstitute } from './checkInstitute';
import { checkLifecycle } from './checkLifecycle';
import { checkModuleActions } from './checkModuleActions';
import { checkOf } from './checkOf';
import { reporter, type Report } from './checkReport';
import { checkRoutes, checkSameRoutes } from './checkRoutes';
import { checkRules } from './checkRules';
import { checkBoard, checkSegments } from './segment';
import { checkSense } from './checkSense';
import { checkShape } from './checkShape';
import { checkSingle } from './checkSingle';
import { checkSource } from './checkSource';
import { checkSummary } from './checkSummary';
import { checkTree } from './checkTree';
import { checkUnique } from './checkUnique';
import type { DeclarationProblem } from './declarationError';
import { RIGHTS, type ResourceInput } from './declaration';
import { checkFilterDefaults } from './filterDefault';
import type { FieldType } from './field';
import { SETTINGS_MODULE } from './gate';
import { MENU_GROUPS } from './menu';
import { normalizeAll, withBase } from './normalizeAll';
import type { Resource } from './resource';
import { mayBeNeeded } from './required';
import { isSortable } from './sortable';
import { targetsOf } from './oneOf';
import { storedAs } from './stored';
import { titleFields } from './texts';

interface Asked {
  readonly inputs: readonly unknown[];
  readonly handlers: readonly string[];
  /** Names of the views and of the jobs of the platform. */
  readonly views?: readonly string[];
  readonly jobs?: readonly string[];
}

/**
 * Everything wrong with a set of declarations: shapes first, then what each says of itself, then how they fit together.
 * An empty list means that all of them may be used.
 */
export function checkDeclarations(asked: Asked): DeclarationProblem[] {
  return checkedDeclarations(asked).problems;
}

/** The same with what the declarations come to, in their order, as far as that could be made of them. */
export function checkedDeclarations({ inputs, handlers, views = [], jobs = [] }: Asked): { readonly problems: DeclarationProblem[]; readonly resources: readonly Resource[] } {
  const problems: DeclarationProblem[] = [];
  inputs.forEach((input, index) => checkShape(reporter(problems, nameOf(input, index)), input));
  if (problems.length > 0) return { problems, resources: [] };
  const declared = inputs as ResourceInput[];
  for (const input of declared) checkSource(reporter(problems, input.name), input, views);
  checkOf(problems, declared);
  if (problems.length > 0) return { problems, resources: [] };
  const resources = normalizeAll(declared);
  const names = new Set(resources.map((resource) => resource.name));
  for (const [index, resource] of resources.entries()) {
    const base = resource.of && declared.find((one) => one.name === resource.of!.name)!;
    const report = reporter(problems, resource.name, (path) => placeOfTaken(path, base));
    const input = base ? withBase(declared[index]!, base) : declared[index]!;
    checkFields(report, resource, resources);
    checkRoutes(report, resource);
    checkEndpoint(report, input, resource, resources);
    checkPlaces(report, resource);
    checkInstitute(report, input, resource, resources);
    checkSectionRoles(report, input, resource);
    checkLifecycle(report, resource, resources);
    checkModuleActions(report, input, resource);
    checkAttention(report, resource, resources);
    checkFilterDefaults(report, resource);
    checkComputed(report, input, resource, resources);
    checkUnique(report, resource);
    checkSense(report, resource);
    checkRules(report, resource);
    checkTree(report, input, resource);
    checkDemo(report, resource);
    checkSummary(report, input, resource);
    checkSegments(report, input, resource);
    checkBoard(report, resource);
    checkSingle(report, input, resource);
    checkRelated(report, resource, resources, names);
    checkMadeIn(report, resource, resources, names);
    checkForetold(report, resource, resources);
    checkModuleKeys(report, resource, names);
    checkHandlers(report, resource, handlers);
    checkAfter({ report, resource, resources, jobs });
  }
  checkSameRoutes(problems, resources);
  checkClashes(problems, resources);
  return { problems, resources };
}

/** Of a module of another's rows: what is wrong with a field it takes over is said where it takes it over. */
function placeOfTaken(path: string, base: ResourceInput | null): string {
  const [part, name] = path.split('.');
  return base && part === 'fields' && name !== undefined && name in base.fields ? path.replace('fields', 'takes') : path;
}

function nameOf(input: unknown, index: number): string {
  const name = typeof input === 'object' && input !== null ? (input as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : `declaration ${index + 1}`;
}

/** Every place that names a field names one there is. */
function checkPlaces(report: Report, resource: Resource): void {
  const known = (path: string, name: string) => {
    if (!(name in resource.fields)) report.unknown(path, name, 'a field', Object.keys(resource.fields));
  };
  resource.list.columns.forEach((name, index) => {
    known(`list.columns.${index}`, name);
    if (resource.fields[name]?.writeOnly) report.add(`list.columns.${index}`, `${name} is never sent back`, 'leave it out of the columns');
  });
  resource.list.filters.forEach((filter, index) => {
    known(`list.filters.${index}`, filter.field);
    if (resource.fields[filter.field]?.writeOnly) report.add(`list.filters.${index}`, `${filter.field} is never sent back`, 'leave it out of the filters');
    const isRange = filter.op === 'range';
    if (!isRange && filter.names.length === 2) report.add(`list.filters.${index}.name`, 'two names belong to a range', "set op: 'range' or give one name");
  });
  known('list.sort', resource.list.sort.field);
  if (resource.fields[resource.list.sort.field]?.derive.length) report.add('list.sort', `${resource.list.sort.field} is computed`, 'sort by a stored field');
  const { thenBy } = resource.list;
  if (thenBy !== null) {
    known('list.thenBy', thenBy);
    const second = resource.fields[thenBy];
    if (second && (!isSortable(second) || !second.required || thenBy === resource.list.sort.field)) report.add('list.thenBy', `rows cannot be kept in the order of ${thenBy} besides`, 'name another stored field of one plain value that is required');
  }
  resource.list.sortable.forEach((name, index) => {
    known(`list.sortable.${index}`, name);
    if (resource.fields[name]?.computed === null && !isSortable(resource.fields[name])) report.add(`list.sortable.${index}`, `rows cannot be kept in the order of ${name}`, 'name stored fields of one plain value: a text, a number, a time, a choice');
  });
  resource.list.totals.forEach((name, index) => {
    known(`list.totals.${index}`, name);
    if (!['number', 'integer', 'money', 'duration'].includes(resource.fields[name]?.type ?? '')) report.add(`list.totals.${index}`, `${name} is not a number`, 'total numbers only');
  });
  const placed = new Set<string>();
  resource.form.sections.forEach((section, index) => {
    section.fields.forEach((name, at) => {
      const path = `form.sections.${index}.fields.${at}`;
      known(path, name);
      if (placed.has(name)) report.add(path, `${name} stands in the form twice`, 'keep one of the two');
      placed.add(name);
    });
    report.predicate(`form.sections.${index}.when`, section.when, resource.fields, true);
    for (const [part, name] of Object.entries<string>({ ...section.searchResult })) known(`form.sections.${index}.searchResult.${part}`, name);
  });
  for (const field of Object.values(resource.fields)) {
    const isNeeded = field.required && !field.readOnly && !field.system && field.default === null && !field.fill;
    if (isNeeded && !placed.has(field.name)) report.add('form.sections', `the required field ${field.name} stands in no section`, `add ${field.name} to a section`);
  }
  for (const [place, text] of [['title', resource.title], ['subtitle', resource.subtitle ?? '']] as const) {
    titleFields({ title: text }).forEach((name) => {
      known(place, name);
      if (['ref', 'refs', 'oneOf'].includes(resource.fields[name]?.type ?? '')) report.add(place, `${name} is a reference: its id would be shown`, 'name a field that says itself what it is, such as a text of its own');
    });
  }
  if (resource.picture) known('picture', resource.picture);
  checkShare(report, resource);
  if (resource.isOfPeople && !resource.of) ['role', 'allowAllInstitutes'].forEach((name) => known('people', name));
  resource.endpoint.publicFields.forEach((name, index) => known(`endpoint.publicFields.${index}`, name));
  resource.export?.columns?.forEach((name, index) => known(`export.columns.${index}`, name));
  resource.import?.columns.forEach((name, index) => known(`import.columns.${index}`, name));
  resource.import?.key.forEach((name) => known('import.key', name));
  resource.rows.forEach((rule, index) => report.predicate(`rows.${index}.where`, rule.where, resource.fields));
  const { own } = resource.rights;
  const whose = own && resource.fields[own.by];
  if (own) known('rights.own.by', own.by);
  report.predicate('rights.own.when', own?.when ?? null, resource.fields);
  own?.may.filter((right) => !OWN_RIGHTS.includes(right)).forEach((right) => report.unknown('rights.own.may', right, 'a right over rows of one’s own', OWN_RIGHTS));
  if (whose && (whose.to !== 'user' || !(whose.createOnly || whose.readOnly || whose.system))) report.add('rights.own.by', 'who may change it could make any row their own', 'name a reference to a user that is createOnly or readOnly');
  if (resource.sharedWhere) report.predicate('sharedWhere', resource.sharedWhere, resource.fields);
  if (resource.sharedWhere && resource.tenant !== 'shared') report.add('sharedWhere', `the operator shares no rows of a module whose rows are “${resource.tenant}”`, "leave it out, or write tenant: 'shared'");
  if (resource.menu && !MENU_GROUPS.includes(resource.menu.group)) report.unknown('menu.group', resource.menu.group, 'a menu group', MENU_GROUPS);
  if (resource.modules.length === 0 && RIGHTS.every((right) => !resource.rights[right])) report.add('module', 'nothing decides who may use the module', 'name a module, or roles in rights');
}

/** Rights are given for the modules of the specification and for those of these declarations; under another key nobody is ever given any. */
function checkModuleKeys(report: Report, { modules, rights }: Resource, names: ReadonlySet<string>): void {
  const known: readonly string[] = [...MODULE_KEYS, SETTINGS_MODULE, ...names];
  for (const [path, keys] of [['module', modules], ['rights.with', rights.with ?? []]] as const) {
    const unknown = keys.find((key) => !known.includes(key));
    if (unknown !== undefined) report.unknown(path, unknown, 'a module key', known);
  }
}

/** A section that is some roles' alone asks nothing without which the others could make no record. */
function checkSectionRoles(report: Report, { form }: ResourceInput, { fields }: Resource): void {
  form?.sections?.forEach((section, index) => {
    const needed = section.roles ? section.fields.map((name) => fields[name]).find((field) => field && mayBeNeeded(field) && !field.readOnly && field.default === null && !field.fill) : undefined;
    if (needed) report.add(`form.sections.${index}.roles`, `${needed.name} is required, and others who make records would not be asked for it`, 'give it a default, leave out required, or put it into a section of its own');
  });
}

/** What is shared is read by somebody outside, so each of its fields has to say something in one line of words. */
function checkShare(report: Report, resource: Resource): void {
  if (resource.isSingle && resource.share.length > 0) report.add('share', 'a single record has no page to share it from', 'leave out share, or single');
  resource.share.forEach((name, index) => {
    const field = resource.fields[name];
    if (!field) return report.unknown(`share.${index}`, name, 'a field', Object.keys(resource.fields));
    if (!SHAREABLE.has(field.type)) report.add(`share.${index}`, `a field of type ${field.type} is not said in a line of words`, 'leave it out');
    if (resource.share.indexOf(name) < index) report.add(`share.${index}`, `${name} is shared twice`, 'keep one of the two');
  });
}

const SHAREABLE = new Set<FieldType>(['text', 'longText', 'number', 'integer', 'money', 'date', 'time', 'datetime', 'duration', 'choice', 'choices', 'email', 'phone', 'url', 'language', 'timeZone']);

/** What an action's question counts stands below the record, and its list can be asked for it. */
function checkForetold(report: Report, resource: Resource, resources: readonly Resource[]): void {
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) {
    action.foretells.forEach((one, index) => {
      const path = `lifecycle.actions.${action.name}.foretells.${index}`;
      const other = resource.related.some((related) => related.resource === one.resource) ? resources.find(({ name }) => name === one.resource) : undefined;
      if (!other) return report.unknown(`${path}.resource`, one.resource, 'a module in related', resource.related.map((related) => related.resource));
      for (const name of Object.keys(one.where)) if (!other.list.filters.some((filter) => filter.field === name)) report.unknown(`${path}.where.${name}`, name, `a filter of ${other.name}`, other.list.filters.map(({ field }) => field));
    });
  }
}

function checkRelated(report: Report, resource: Resource, resources: readonly Resource[], names: ReadonlySet<string>): void {
  resource.related.forEach((related, index) => {
    const other = resources.find((one) => one.name === related.resource);
    if (!other) return report.unknown(`related.${index}.resource`, related.resource, 'a module', [...names]);
    if (other.isSingle) return report.add(`related.${index}.resource`, `${other.name} is a single record and has no list`, 'name a module with a list');
    const field = other.fields[related.field];
    if (!field) report.unknown(`related.${index}.field`, related.field, `a field of ${other.name}`, Object.keys(other.fields));
    // The ids of a view are those of whatever it tells of.
    else if ((resource.source === null || targetsOf(field).length === 0) && !targetsOf(field).some((to) => storedAs(resources.find((one) => one.name === to) ?? { name: to, of: null }) === storedAs(resource))) report.add(`related.${index}.field`, `${other.name}.${field.name} does not refer to ${resource.name}`, `name a reference to ${resource.name}`);
    else if (!other.list.filters.some((filter) => filter.field === related.field) && !field.system) {
      report.add(`related.${index}.field`, `${other.name} has no filter on ${field.name}`, `add ${field.name} to the filters of ${other.name}`);
    }
  });
}

/** Rows that nobody makes by hand come about by records of another list. */
function checkMadeIn(report: Report, { source, list: { madeIn } }: Resource, resources: readonly Resource[], names: ReadonlySet<string>): void {
  if (madeIn === null) return;
  const other = resources.find(({ name }) => name === madeIn);
  if (!other) report.unknown('list.madeIn', madeIn, 'a module', [...names]);
  else if (source === null) report.add('list.madeIn', 'its records are made here', 'leave it out');
  else if (other.isSingle || other.source !== null) report.add('list.madeIn', `nobody makes records in a list of ${madeIn}`, 'name a module whose records people make');
}

function checkHandlers(report: Report, resource: Resource, handlers: readonly string[]): void {
  const check = (path: string, name: string | null) => {
    if (name && !handlers.includes(name)) report.unknown(path, name, 'a function of the platform', handlers);
  };
  check('handlers.beforeWrite', resource.handlers.beforeWrite);
  check('handlers.afterWrite', resource.handlers.afterWrite);
  for (const action of Object.values(resource.lifecycle?.actions ?? {})) check(`lifecycle.actions.${action.name}.handler`, action.handler);
  for (const action of Object.values(resource.actions)) check(`actions.${action.name}.handler`, action.handler);
}

const OWN_RIGHTS: readonly string[] = ['update', 'delete'];
