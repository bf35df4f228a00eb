import { filterValues as valuesOf } from '../../fields/values/filterValue';
import type { Resource } from '../../schemas';

/** The field whose values all tabs of a list stand for, as those of a state do; null where they ask for more than that. */
export function fieldOfTabs({ list }: Pick<Resource, 'list'>): string | null {
  const asked = list.segments.filter(({ isDeleted }) => !isDeleted).map(({ where }) => Object.entries(where));
  const [name] = asked[0]?.[0] ?? [];
  return name !== undefined && asked.every((one) => one.length === 1 && one[0]![0] === name && isPlain(one[0]![1])) ? name : null;
}

/** The tab whose rows a filter on that field asks for; null where they are those of no tab, or of several. */
export function tabOfFilter({ resource, field, value }: { readonly resource: Pick<Resource, 'list'>; readonly field: string; readonly value: unknown }): string | null {
  const asked = valuesOf(value);
  const tab = asked.length === 1 ? resource.list.segments.find(({ where, isDeleted }) => !isDeleted && String((where as Readonly<Record<string, unknown>>)[field]) === asked[0]) : undefined;
  return tab?.name ?? null;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
}
