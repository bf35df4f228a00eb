import type { LecternRecord } from '../../dataProvider';
import { filterSentence } from '../../fields/FilterSentence';
import type { CellContext } from '../../fields/values/cellTypes';
import type { Resource } from '../../schemas';

/** The record's state as a sentence: `Status is suspended`. */
export function stateText({ resource, record, context }: { resource: Resource; record: LecternRecord; context: CellContext }): string {
  const field = resource.lifecycle ? resource.fields[resource.lifecycle.field] : undefined;
  if (!field) return '';
  return filterSentence({ field, filter: { field: field.name, op: 'is', names: [field.name], pinned: false, default: null, isRequired: false }, value: record[field.name], context });
}
