import { portables } from '../../fields/portable';
import type { CellContext } from '../../fields/values/cellTypes';
import { isEmptyValue } from '../../schemas';
import type { Field } from '../../schemas';
import { isGiven, type Mapping } from './mapping';

/** What a new record has in a field that it needs and the file lacks, in words; null where nothing stands for it. */
export function usualValue({ field, mapping, context }: { readonly field: Field; readonly mapping: Mapping; readonly context: CellContext }): string | null {
  if (!field.required || isGiven(mapping[field.name]) || isEmptyValue(field.default)) return null;
  return portables[field.type].toText({ field, value: field.default, context });
}
