import type { Report } from './checkReport';
import { isComputed, namedIn, NUMBERS, SIGNS, type Computed } from './computed';
import type { ResourceInput } from './declaration';
import type { FieldInput, FieldType } from './field';
import type { Predicate } from './predicate';
import { isObject } from './isObject';
import type { Field, Resource } from './resource';
import { allFields, storedAs } from './stored';
import { titleFields } from './texts';

/** Fields that no row holds: what they are made of is there, and nothing is asked of them that only a stored field can answer. */
export function checkComputed(report: Report, input: ResourceInput, resource: Resource, resources: readonly Resource[]): void {
  const computed = Object.values(resource.fields).filter((field) => field.computed !== null);
  for (const field of computed) {
    const at = `fields.${field.name}`;
    checkParts(report, { at: `${at}.computed`, field, resource, resources });
    for (const option of STORED) if (input.fields[field.name]?.[option] !== undefined) report.add(`${at}.${option}`, 'nobody writes what is computed', 'leave it out');
    if (input.fields[field.name]?.readOnly === false) report.add(`${at}.readOnly`, 'nobody writes what is computed', 'leave it out');
    if (resource.isSingle) report.add(at, 'a single record has no computed fields', 'leave it out, or single');
  }
  for (const action of [...Object.values(resource.lifecycle?.actions ?? {}), ...Object.values(resource.actions)]) {
    for (const field of Object.values(action.ask)) if (field.computed) report.add(`actions.${action.name}.ask.${field.name}`, 'is asked for, and would be computed', 'ask for a field of its type');
  }
  if (computed.length > 0) checkUses(report, resource, computed);
}

/** Options that speak of writing, or of a column. */
const STORED = ['required', 'unique', 'default', 'createOnly', 'fixedBy', 'searchable', 'generate', 'secret', 'suggest', 'usual', 'renamedFrom', 'when', 'derive'] as const satisfies readonly (keyof FieldInput)[];
/** What can be shown of another record in a cell of its own. */
const SHOWN: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'email', 'phone', 'url', 'number', 'integer', 'money', 'duration', 'boolean', 'date', 'time', 'datetime', 'choice', 'language', 'timeZone']);

interface Parts {
  readonly at: string;
  readonly field: Field;
  readonly resource: Resource;
  readonly resources: readonly Resource[];
}

function checkParts(report: Report, { at, field, resource, resources }: Parts): void {
  const computed = wellFormed(field.computed);
  const fields = allFields(resource);
  if (!computed) report.add(at, 'says of nothing what the field is', "write it by f.from('userId', 'name'), f.count('student', 'branchId'), f.named('course', { in: 'subscription', by: 'userId', at: 'courseId' }) or f.formula('seats', '-', 'taken')");
  else if ('from' in computed) {
    const reference = fields[computed.from];
    if (reference?.type !== 'ref' || isComputed(reference)) return report.unknown(`${at}.from`, computed.from, 'a reference beside it', Object.values(fields).filter(({ type }) => type === 'ref').map(({ name }) => name));
    const target = resources.find(({ name }) => name === reference.to);
    const theirs = target?.fields[computed.field];
    if (!target) return;
    if (!theirs) return report.unknown(`${at}.field`, computed.field, `a field of ${target.name}`, Object.keys(target.fields));
    if (theirs.computed || theirs.writeOnly || !SHOWN.has(theirs.type)) return report.add(`${at}.field`, `${target.name}.${theirs.name} cannot be shown elsewhere`, 'name a stored field of one plain value');
    const isAlike = theirs.type === field.type && (theirs.type !== 'choice' || theirs.choices.every((choice) => field.choices.includes(choice)));
    if (!isAlike) report.add(`fields.${field.name}.type`, `${target.name}.${theirs.name} is ${described(theirs)}, and here it is ${described(field)}`, `write f.from('${computed.from}', '${computed.field}', f.${theirs.type}(${theirs.type === 'choice' ? '…' : ''}))`);
    const own = computed.unless === undefined ? null : (fields[computed.unless] ?? null);
    if (computed.unless !== undefined && (own === null || own.type !== field.type || isComputed(own) || own.writeOnly)) report.unknown(`${at}.unless`, computed.unless, `a stored ${field.type} beside it`, Object.values(fields).filter((one) => one.type === field.type && !isComputed(one)).map(({ name }) => name));
  } else if ('named' in computed) {
    const other = referring(report, { at, resource, resources, name: computed.named, key: 'named', by: computed.by, where: computed.where });
    const theirs = other?.fields[computed.field];
    const isAlike = theirs?.type === 'ref' && !isComputed(theirs) && theirs.to === field.to;
    if (other && !isAlike) report.unknown(`${at}.field`, computed.field, `a reference of ${other.name} to ${field.to ?? 'a module'}`, Object.values(other.fields).filter(({ type, to }) => type === 'ref' && to === field.to).map(({ name }) => name));
  } else if ('count' in computed) {
    const other = referring(report, { at, resource, resources, name: computed.count, key: 'count', by: computed.by, where: computed.where });
    if (!other) return;
    if (computed.sum !== undefined) checkSummed(report, { at, sum: computed.sum, orElse: computed.orElse, other, resources });
    else if (computed.orElse !== undefined) report.add(`${at}.orElse`, 'stands in for a number, and none is summed', 'leave it out, or write f.sum');
  } else {
    const [one, sign, two] = computed.formula;
    if (!SIGNS.includes(sign)) report.unknown(`${at}.formula.1`, String(sign), 'a sign', SIGNS);
    [one, two].forEach((operand, index) => {
      if (index === 1 && typeof operand === 'number') return;
      const part = fields[String(operand)];
      const isNumber = part !== undefined && NUMBERS.has(part.type) && part.derive.length === 0 && (part.computed === null || 'count' in part.computed);
      if (!isNumber) report.unknown(`${at}.formula.${index * 2}`, String(operand), 'a number beside it', Object.values(fields).filter((other) => NUMBERS.has(other.type) && other.computed === null).map(({ name }) => name));
    });
  }
}

interface Referring extends Pick<Parts, 'at' | 'resource' | 'resources'> {
  /** The module. */
  readonly name: string;
  /** How it is named. */
  readonly key: 'count' | 'named';
  readonly by: string;
  readonly where: Predicate | undefined;
}

/** The module whose records refer to this one, where they do, and an index answers which. */
function referring(report: Report, { at, resource, resources, name: wanted, key, by, where }: Referring): Resource | undefined {
  const other = resources.find(({ name }) => name === wanted);
  if (!other || other.isSingle) return void report.unknown(`${at}.${key}`, wanted, 'a module with a list', resources.filter(({ isSingle }) => !isSingle).map(({ name }) => name));
  const reference = other.fields[by];
  const meant = resources.find(({ name }) => name === reference?.to);
  const isMeant = reference !== undefined && meant !== undefined && storedAs(meant) === storedAs(resource) && !isComputed(reference) && (key === 'count' || reference.type === 'ref');
  if (!isMeant) return void report.unknown(`${at}.by`, by, `a reference of ${other.name} to ${resource.name}`, Object.values(other.fields).filter(({ to }) => to === resource.name).map(({ name }) => name));
  if (other.source !== null) report.add(`${at}.${key}`, `the rows of ${other.name} are given by a view, where no index is known to answer`, `name a module with a table, or give it by a view that ${resource.name} is the source of`);
  report.predicate(`${at}.where`, where ?? null, other.fields);
  return other;
}

interface Summed extends Pick<Parts, 'at' | 'resources'> {
  readonly sum: string;
  readonly orElse: readonly [reference: string, field: string] | undefined;
  readonly other: Resource;
}

/** What is summed is a stored number of the other module, and what stands in for one that is empty is of the same kind. */
function checkSummed(report: Report, { at, sum, orElse, other, resources }: Summed): void {
  const isSummed = (field: Field | undefined): field is Field => field !== undefined && (field.type === 'number' || field.type === 'integer') && !isComputed(field);
  const numbers = ({ fields }: Resource): string[] => Object.values(fields).filter(isSummed).map(({ name }) => name);
  if (!isSummed(other.fields[sum])) report.unknown(`${at}.sum`, sum, `a number of ${other.name}`, numbers(other));
  if (orElse === undefined) return;
  const reference = other.fields[orElse[0]];
  const target = reference?.type === 'ref' && !isComputed(reference) ? resources.find(({ name }) => name === reference.to) : undefined;
  if (!target) report.unknown(`${at}.orElse.0`, orElse[0], `a reference of ${other.name}`, Object.values(other.fields).filter(({ type }) => type === 'ref').map(({ name }) => name));
  else if (!isSummed(target.fields[orElse[1]])) report.unknown(`${at}.orElse.1`, orElse[1], `a number of ${target.name}`, numbers(target));
}

/** What a declaration of the database may have written otherwise. */
function wellFormed(computed: unknown): Computed | null {
  if (!isObject(computed)) return null;
  const { from, field, count, named, by, formula, sum, orElse, unless } = computed;
  const isText = (...parts: unknown[]): boolean => parts.every((part) => typeof part === 'string');
  const isOne = isText(from, field) || isText(count, by) || isText(named, by, field) || (Array.isArray(formula) && formula.length === 3 && isText(formula[0], formula[1]) && (isText(formula[2]) || Number.isFinite(formula[2])));
  const isSum = (unless === undefined || isText(unless, from)) && (sum === undefined || isText(sum)) && (orElse === undefined || (Array.isArray(orElse) && orElse.length === 2 && isText(...(orElse as unknown[]))));
  return isOne && isSum && [from, count, named, formula].filter((part) => part !== undefined).length === 1 ? (computed as unknown as Computed) : null;
}

function described({ type, choices }: Field): string {
  return choices.length > 0 ? `${type} of ${choices.join(', ')}` : type;
}

/** No index answers what is computed row by row; but for what other records name, their own does. */
function checkUses(report: Report, resource: Resource, computed: readonly Field[]): void {
  const names = new Set(computed.map(({ name }) => name));
  const asked = new Set(computed.filter((field) => namedIn(field) !== null).map(({ name }) => name));
  const refuse = (at: string, name: string, what: string, remedy: string): void => {
    if (names.has(name)) report.add(at, `${name} is computed for each row, and no index answers ${what}`, remedy);
  };
  const { list, summary, title, subtitle, picture, endpoint, unique } = resource;
  const stored = 'name what it is computed from, or give the rows by a view (source)';
  list.filters.forEach(({ field, op }, index) => {
    if (!asked.has(field)) refuse(`list.filters.${index}`, field, 'a filter on it', stored);
    else if (op !== 'any') report.add(`list.filters.${index}.op`, `${field} holds ids, of which any of some are asked for`, 'leave it out');
  });
  refuse('list.sort', list.sort.field, 'an order by it', stored);
  list.sortable.forEach((name, index) => refuse(`list.sortable.${index}`, name, 'an order by it', stored));
  list.totals.forEach((name, index) => refuse(`list.totals.${index}`, name, 'a sum of it', stored));
  summary?.by.forEach(({ field }, index) => refuse(`summary.by.${index}`, field, 'groups by it', stored));
  for (const { name, field } of summary?.measures ?? []) if (field !== null) refuse(`summary.measures.${name}`, field, 'a sum of it', stored);
  titleFields({ title }).forEach((name) => refuse('title', name, 'a search for it', 'name a stored field'));
  titleFields({ title: subtitle ?? '' }).forEach((name) => refuse('subtitle', name, 'a choice by it', 'name a stored field'));
  if (picture) refuse('picture', picture, 'a choice by it', 'name a stored field');
  endpoint.publicFields.forEach((name, index) => refuse(`endpoint.publicFields.${index}`, name, 'a call without a session', 'name a stored field'));
  unique.forEach(({ fields }, index) => fields.forEach((name) => refuse(`unique.${index}`, name, 'whether it is taken', 'name stored fields')));
  if (names.has(endpoint.id)) refuse('endpoint.id', endpoint.id, 'a call by it', 'name a stored field');
  if (isObject(resource.tree)) refuse('tree', String(resource.tree['order']), 'an order by it', 'name a stored field');
}
