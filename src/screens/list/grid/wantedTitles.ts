import type { LecternRecord, WantedTitles } from '../../../dataProvider';
import { referredBy, targetsOf } from '../../../schemas';
import type { Field } from '../../../schemas';

/** The ids that the shown columns refer to, by module, each once and in an order that does not depend on the rows'. */
export function wantedTitles({ fields, records }: { readonly fields: readonly Field[]; readonly records: readonly LecternRecord[] }): WantedTitles {
  const wanted = new Map<string, Set<string>>();
  for (const field of fields.filter(({ type }) => type === 'ref' || type === 'refs' || type === 'oneOf')) {
    for (const to of targetsOf(field)) if (!wanted.has(to)) wanted.set(to, new Set());
    for (const record of records) {
      const referred = referredBy({ field, value: record[field.name] });
      if (referred) addIds({ ids: wanted.get(referred.to)!, value: referred.ids });
    }
  }
  return new Map([...wanted].map(([module, ids]) => [module, [...ids].sort()]));
}

function addIds({ ids, value }: { ids: Set<string>; value: unknown }): void {
  for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') ids.add(id);
}
