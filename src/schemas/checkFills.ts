import type { Report } from './checkReport';
import { isObject } from './isObject';
import type { DaysSince, MonthsBy } from './reference';
import type { Field, Resource } from './resource';

interface Filling {
  readonly report: Report;
  readonly path: string;
  readonly field: Field;
  readonly siblings: Readonly<Record<string, Field>>;
}

/** What a chosen record fills in stands beside the reference, may be written there, and is of the type of what the other module has. */
export function checkFills({ report, path, field, siblings }: Filling, target: Resource): void {
  for (const [name, from] of Object.entries(field.fills) as [string, unknown][]) {
    const at = `${path}.fills.${name}`;
    const filled = siblings[name];
    if (!filled || filled === field) return report.unknown(at, name, 'a field beside this one', Object.keys(siblings).filter((one) => one !== field.name));
    if (filled.readOnly) report.add(at, 'nobody writes what is read only', 'fill another field, or let this one be written');
    if (typeof from === 'string') checkSame({ report, at, filled, from, target });
    else checkCounted({ report, at, filled, from, target, siblings });
  }
}

/** What is found by stands in the search box of the other module as well, whose index answers. */
export function checkFinds({ report, path, field, siblings }: Filling, target: Resource): void {
  const found = Object.values(target.fields).filter(({ searchable }) => searchable).map(({ name }) => name);
  field.finds.forEach((name, index) => {
    if (!found.includes(name)) report.unknown(`${path}.finds.${index}`, name, `a field of ${target.name} that is found by`, found);
  });
  const isSearched = Object.values(siblings).some(({ searchable }) => searchable);
  if (field.finds.length > 0 && (!path.startsWith('fields.') || path.split('.').length > 2)) report.add(`${path}.finds`, 'nothing is searched for among questions and rows of a list', 'make it a field of the record');
  else if (field.finds.length > 0 && !isSearched) report.add(`${path}.finds`, 'the list has no search box', 'write searchable: true at a text of this module');
}

interface One extends Pick<Filling, 'report'> {
  readonly at: string;
  readonly filled: Field;
  readonly target: Resource;
}

function checkSame({ report, at, filled, from, target }: One & { readonly from: string }): void {
  const theirs = target.fields[from];
  if (!theirs) return report.unknown(at, from, `a field of ${target.name}`, Object.keys(target.fields));
  const shape = ({ type, to, rows, rowsFrom, columns }: Field): string => JSON.stringify([type, to, rows, rowsFrom, columns]);
  const isAlike = shape(theirs) === shape(filled) && !theirs.writeOnly && theirs.choices.every((choice) => filled.choices.includes(choice));
  if (!isAlike) report.add(at, `${target.name}.${from} is no value of ${filled.name}`, 'name a field of its type');
}

/** What is counted from a day: into a date, from another that stands beside it, or where months are counted from today. */
function checkCounted({ siblings, ...one }: One & { readonly from: unknown; readonly siblings: Filling['siblings'] }): void {
  const { report, at, filled, from, target } = one;
  const counted = countedOf(from);
  if (!counted) return report.add(at, 'says neither a field nor months by a choice nor days by a number', "write for example { by: 'billingCycle', months: { monthly: 1, yearly: 12 } } or { days: 'validity', since: 'startsOn' }");
  if (filled.type !== 'date') report.add(at, `${filled.name} is no date`, 'name a field of the other module');
  const { since } = counted;
  if (since !== undefined && (since === filled.name || siblings[since]?.type !== 'date')) report.unknown(`${at}.since`, since, 'another date beside this one', Object.values(siblings).filter(({ type, name }) => type === 'date' && name !== filled.name).map(({ name }) => name));
  if ('days' in counted) {
    checkType({ report, at: `${at}.days`, name: counted.days, target, type: 'integer', says: 'a whole number' });
    return;
  }
  if (!checkType({ report, at: `${at}.by`, name: counted.by, target, type: 'choice', says: 'a choice' })) return;
  const { name, choices } = target.fields[counted.by]!;
  for (const value of Object.keys(counted.months)) if (!choices.includes(value)) report.unknown(`${at}.months.${value}`, value, `a choice of ${name}`, choices);
}

/** @returns whether the other module has a field of the name and type; where not, it is told */
function checkType({ report, at, name, target, type, says }: Pick<One, 'report' | 'at' | 'target'> & { readonly name: string; readonly type: Field['type']; readonly says: string }): boolean {
  if (target.fields[name]?.type === type) return true;
  report.unknown(at, name, `${says} of ${target.name}`, Object.values(target.fields).filter((field) => field.type === type).map((field) => field.name));
  return false;
}

/** What a declaration says of a day that is counted, where it says it whole. */
function countedOf(from: unknown): MonthsBy | DaysSince | null {
  if (!isObject(from)) return null;
  const since = from['since'];
  const isMonths = typeof from['by'] === 'string' && isObject(from['months']) && Object.values(from['months']).every((months) => Number.isInteger(months) && Number(months) > 0) && (since === undefined || typeof since === 'string');
  const isDays = typeof from['days'] === 'string' && typeof since === 'string';
  return isMonths !== isDays ? (from as unknown as MonthsBy | DaysSince) : null;
}
