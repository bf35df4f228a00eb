import type { Report } from './checkReport';
import type { NumberRange } from './attention';
import { isObject } from './isObject';
import type { Scalar } from './predicate';
import type { Filter, Resource } from './resource';

/**
 * The date presets of the specification (part 1 §9), in its order, and behind them the days ahead and India's academic
 * year; its last, a range of one's own, is not a preset here.
 */
export const DATE_PRESETS = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'next7Days', 'next30Days', 'thisAcademicYear', 'lastAcademicYear'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** What a filter is at first: of a date a preset, of a choice one or several, of a switch whether, of a number a range. */
export type FilterDefault = DatePreset | Scalar | readonly Scalar[] | NumberRange;

/** A filter begins with what it takes, and one that is never away with something. */
export function checkFilterDefaults(report: Report, { fields, list }: Resource): void {
  list.filters.forEach((filter, index) => {
    const at = `list.filters.${index}`;
    if (filter.isRequired && filter.default === null) report.add(`${at}.required`, `nothing says what ${filter.field} is when the list is opened`, 'give it a default');
    if (filter.default !== null && fields[filter.field]) checkDefault(report, `${at}.default`, filter, fields[filter.field]!);
  });
}

function checkDefault(report: Report, at: string, filter: Filter, field: Resource['fields'][string]): void {
  const value = filter.default;
  switch (field.type) {
    case 'date': case 'datetime':
      if (filter.op !== 'range') report.add(at, `${field.name} is not asked by a range`, 'leave out op, or default');
      else if (typeof value !== 'string' || !(DATE_PRESETS as readonly string[]).includes(value)) report.unknown(at, String(value), 'a period', DATE_PRESETS);
      return;
    case 'choice': case 'choices':
      for (const one of [value].flat()) if (typeof one !== 'string' || !field.choices.includes(one)) report.unknown(at, String(one), `a choice of ${field.name}`, field.choices);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') report.add(at, `${JSON.stringify(value)} is neither true nor false`, 'write true or false');
      return;
    case 'number': case 'integer': case 'money': case 'duration': {
      const bounds = isObject(value) ? Object.entries(value) : [];
      if (bounds.length === 0 || bounds.some(([name, bound]) => !['from', 'to'].includes(name) || typeof bound !== 'number')) report.add(at, 'is no range of numbers', 'write for example { from: 1000 }');
      return;
    }
    default:
      report.add(at, `a filter on a field of type ${field.type} has no default`, 'leave it out, or name a date, a choice, a switch or a number');
  }
}
