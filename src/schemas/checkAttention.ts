import type { Attention, OwnAttention } from './attention';
import type { Report } from './checkReport';
import { ROLES } from './field';
import { isObject } from './isObject';
import type { Resource } from './resource';

/** What wants work is found by filters that the list has, with values that they take. */
export function checkAttention(report: Report, resource: Resource, resources: readonly Resource[]): void {
  const filters = resource.list.filters.map((filter) => filter.field);
  for (const { name, filters: asked, sort, whose, own } of resource.attention) {
    const path = `attention.${name}`;
    if (Object.keys(asked).length === 0) report.add(`${path}.filters`, 'tells nothing from the rest of the list', 'name at least one filter');
    for (const [field, value] of Object.entries(asked)) {
      const at = `${path}.filters.${field}`;
      if (!filters.includes(field)) report.unknown(at, field, `a filter of ${resource.name}`, filters);
      else if (isObject(value) && 'days' in value) checkDays(report, at, { days: value['days'], type: resource.fields[field]?.type });
      else if (isObject(value)) checkRange(report, at, { range: value, type: resource.fields[field]?.type });
      else checkChoices(report, at, { value, choices: resource.fields[field]?.choices ?? [] });
    }
    checkWhose(report, `${path}.whose`, { whose, asked: Object.keys(asked), naming: filters.filter((field) => resources.some((one) => one.isOfPeople && one.name === resource.fields[field]?.to)) });
    if (own) checkOwn(report, `${path}.own`, { own, resource });
    if (sort.field !== resource.list.sort.field && !resource.list.sortable.includes(sort.field)) report.unknown(`${path}.sort`, sort.field, 'a column that the list may be sorted by', resource.list.sortable);
  }
}

interface WhoseParams {
  readonly whose: Attention['whose'];
  /** Filters that the line sets for everybody. */
  readonly asked: readonly string[];
  /** Filters of the list that name a person. */
  readonly naming: readonly string[];
}

function checkWhose(report: Report, path: string, { whose, asked, naming }: WhoseParams): void {
  for (const [role, field] of Object.entries(whose)) {
    const at = `${path}.${role}`;
    if (!(ROLES as readonly string[]).includes(role)) report.unknown(at, role, 'a role', ROLES);
    else if (!naming.includes(field)) report.unknown(at, field, 'a filter that names a person', naming);
    else if (asked.includes(field)) report.add(at, `“${field}” is among its filters for everybody`, 'leave it out in one of the two');
  }
}

function checkOwn(report: Report, path: string, { own, resource }: { own: OwnAttention; resource: Resource }): void {
  const sayable = Object.values(resource.fields).filter(({ type }) => type === 'date' || type === 'text').map(({ name }) => name);
  if (resource.tenant !== 'self') report.add(path, 'nobody has one row of this module for the own', 'leave it out: it belongs to the institutes’ own module');
  if (!sayable.includes(own.says)) report.unknown(`${path}.says`, own.says, 'a day or a text of the module', sayable);
  if (!own.leads.startsWith('/')) report.add(`${path}.leads`, `“${own.leads}” is no address below /app`, `write '/${own.leads}'`);
}

function checkDays(report: Report, path: string, { days, type }: { days: unknown; type: string | undefined }): void {
  if (type !== 'date' && type !== 'datetime') return report.add(path, 'days belong to dates', 'name a value, or a date');
  const bounds = Array.isArray(days) && days.length === 2 ? days.filter((day) => day !== null) : [];
  const isRange = bounds.length > 0 && bounds.every((day) => Number.isInteger(day)) && (bounds.length === 1 || bounds[0] <= bounds[1]);
  if (!isRange) report.add(path, 'days are two whole numbers, the earlier first, of which one may be null', 'write for example { days: [0, 7] }');
}

function checkRange(report: Report, path: string, { range, type }: { range: Readonly<Record<string, unknown>>; type: string | undefined }): void {
  if (type !== 'number' && type !== 'integer' && type !== 'money' && type !== 'duration') return report.add(path, 'a range belongs to numbers', 'name a value, or a number');
  const { from, to, ...stray } = range;
  const isBound = (value: unknown): boolean => value === undefined || (typeof value === 'number' && Number.isFinite(value));
  const isOpen = from === undefined && to === undefined;
  const isSwapped = typeof from === 'number' && typeof to === 'number' && from > to;
  if (isOpen || isSwapped || Object.keys(stray).length > 0 || !isBound(from) || !isBound(to)) report.add(path, 'a range has a lower bound, an upper one, or both in this order', 'write for example { from: 5 }');
}

function checkChoices(report: Report, path: string, { value, choices }: { value: unknown; choices: readonly string[] }): void {
  for (const one of choices.length > 0 ? [value].flat() : []) {
    if (typeof one !== 'string' || !choices.includes(one)) report.unknown(path, String(one), 'a choice of the field', choices);
  }
}
