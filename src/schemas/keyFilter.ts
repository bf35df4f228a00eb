import type { FieldType } from './field';
import type { Field, Filter, Resource } from './resource';

type Keyed = Pick<Resource, 'import' | 'fields'>;

/** The fields by which, together, a file's rows are known again; none where nothing tells. */
export function keyFieldsOf({ import: imported, fields }: Keyed): readonly Field[] {
  return (imported?.key ?? []).flatMap((name) => fields[name] ?? []);
}

/** Long texts of such a key are compared with those of the rows that its other fields find, and not asked for. */
export function isComparedAlone(type: FieldType): boolean {
  return type === 'longText' || type === 'richText';
}

/** Those of them that are asked for as whole texts, whatever their letter case. */
export function keyTextsOf(resource: Keyed): readonly Field[] {
  return keyFieldsOf(resource).filter(({ type }) => TEXTS.has(type));
}

const TEXTS = new Set<FieldType>(['text', 'email', 'phone', 'url']);

/** The filters by which a file's rows are known again and which the list has not. No list shows them. */
export function keyFiltersOf(resource: Keyed & Pick<Resource, 'list'>): readonly Filter[] {
  const asked = keyFieldsOf(resource).filter(({ name, type }) => !isComparedAlone(type) && !resource.list.filters.some(({ field }) => field === name));
  return asked.map(({ name }) => ({ field: name, op: 'is', names: [name], pinned: false, default: null, isRequired: false }));
}

/** Every filter that may be asked: those of the list, and these. */
export function filtersOf(resource: Keyed & Pick<Resource, 'list'>): readonly Filter[] {
  return [...resource.list.filters, ...keyFiltersOf(resource)];
}
