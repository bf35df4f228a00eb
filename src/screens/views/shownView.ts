import { isObject } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import type { ListViewAsked } from '../../schemas/listView';
import { ALL_TIME, DATE_PRESETS, daysOfPreset, instantsOfDays, isAllTime, presetOfDays, type DatePreset } from '../../fields/values/datePresets';
import { filterDays, readFilter } from '../../fields/values/filterValue';
import { withOwner } from '../model/chosenColumns';
import { withNewColumns } from '../model/columnChoice';
import type { Columns } from '../model/useColumns';

type Filter = Readonly<Record<string, unknown>>;

/** What a list shows now. */
export interface Shown {
  readonly resource: Resource;
  /** As its address holds them, with the words of the search and the tab. */
  readonly filter: Filter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage: number;
  readonly columns: Pick<Columns, 'shown' | 'all' | 'isChanged'>;
  /** In milliseconds. */
  readonly now: number;
}

/** What of it a view keeps. Days that are today those of a period are kept as the period: “this month” is another next month. */
export function askedOf({ resource, filter, sort, perPage, columns, now }: Shown): ListViewAsked {
  const shown = columns.shown.map((field) => field.name);
  const isOffered = (name: string): boolean => columns.all.some((field) => field.name === name);
  return {
    filter: Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, keptValue({ field: resource.fields[name], value, now })])),
    sort: sort.field, order: sort.order, perPage,
    columns: columns.isChanged ? { shown, hidden: withOwner(resource).filter((name) => isOffered(name) && !shown.includes(name)) } : null,
  };
}

/** The filters of a view as an address holds them today. */
export function filterOf({ resource, asked, now }: Pick<Shown, 'resource' | 'now'> & { readonly asked: ListViewAsked }): Filter {
  return Object.fromEntries(Object.entries(asked.filter).map(([name, value]) => {
    if (!isObject(value) || !('preset' in value)) return [name, value];
    const days = presetDays({ field: resource.fields[name], preset: value['preset'], now });
    // What is no day any more is left to the list, which says that it has no such filter.
    return [name, days ?? value];
  }));
}

/** The question of the address that shows a view. */
export function searchOf({ resource, asked, now }: Parameters<typeof filterOf>[0]): string {
  const { sort, order, perPage } = asked;
  const parts = { displayedFilters: '{}', filter: JSON.stringify(filterOf({ resource, asked, now })), order, page: 1, perPage, sort };
  return `?${Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Names of the columns of a view, of which the list has some no more; declared ones that came since stand among them. Null: those that the list has by itself. */
export function columnsOf({ resource, columns, asked }: Pick<Shown, 'resource' | 'columns'> & { readonly asked: ListViewAsked }): readonly string[] | null {
  if (asked.columns === null) return null;
  const isOffered = (name: string): boolean => columns.all.some((field) => field.name === name);
  if (!asked.columns.shown.some(isOffered)) return null;
  return withNewColumns({ choice: asked.columns, declared: withOwner(resource) }).filter(isOffered);
}

/** Whether the list shows this view now, of whatever page. */
export function isShown(shown: Shown, asked: ListViewAsked): boolean {
  const { resource, filter, sort, perPage, columns, now } = shown;
  if (sort.field !== asked.sort || sort.order !== asked.order || perPage !== asked.perPage) return false;
  const names = columnsOf({ resource, columns, asked });
  const hasColumns = names === null ? !columns.isChanged : names.join() === columns.shown.map((field) => field.name).join();
  return hasColumns && inOrder(filterOf({ resource, asked, now })) === inOrder(filter);
}

function keptValue({ field, value, now }: { readonly field: Field | undefined; readonly value: unknown; readonly now: number }): unknown {
  if (!isOfDays(field) || readFilter(value).kind !== 'range') return value;
  const range = filterDays({ field, value });
  const preset = isAllTime(range) ? 'allTime' : presetOfDays({ range, now, type: field.type });
  return preset ? { preset } : value;
}

function presetDays({ field, preset, now }: { readonly field: Field | undefined; readonly preset: unknown; readonly now: number }): object | null {
  if (!isOfDays(field)) return null;
  const known = DATE_PRESETS.find((one) => one === preset) ?? null;
  if (preset !== 'allTime' && known === null) return null;
  const days = known === null ? ALL_TIME : daysOfPreset({ preset: known satisfies DatePreset, now, type: field.type });
  if (field.type === 'datetime') return instantsOfDays(days);
  return days.to === null ? { from: days.from } : days;
}

function isOfDays(field: Field | undefined): field is Field {
  return field?.type === 'date' || field?.type === 'datetime';
}

/** The same for two that hold the same, in whatever order their names came. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (isObject(one) ? Object.fromEntries(Object.entries(one).filter(([, part]) => part !== null).sort(([a], [b]) => (a < b ? -1 : 1))) : one));
}
