import type { Filter, Resource } from './resource';

/** The filter by which a file's rows are known again; null where the list has one of that field, or nothing tells. No list shows it. */
export function keyFilterOf({ import: imported, list }: Pick<Resource, 'import' | 'list'>): Filter | null {
  const key = imported?.key ?? null;
  return key === null || list.filters.some(({ field }) => field === key) ? null : { field: key, op: 'is', names: [key], pinned: false, default: null, isRequired: false };
}

/** Every filter that may be asked: those of the list, and that one. */
export function filtersOf(resource: Pick<Resource, 'import' | 'list'>): readonly Filter[] {
  const key = keyFilterOf(resource);
  return key ? [...resource.list.filters, key] : resource.list.filters;
}
