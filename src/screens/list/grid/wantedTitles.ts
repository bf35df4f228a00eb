import type { LecternRecord, WantedTitles } from '../../../dataProvider';
import type { Field } from '../../../schemas';

/** The ids that the shown columns refer to, by module, each once and in an order that does not depend on the rows'. */
export function wantedTitles({ fields, records }: { readonly fields: readonly Field[]; readonly records: readonly LecternRecord[] }): WantedTitles {
  const wanted = new Map<string, Set<string>>();
  for (const { name, type, to } of fields) {
    if ((type !== 'ref' && type !== 'refs') || !to) continue;
    const ids = wanted.get(to) ?? new Set<string>();
    for (const record of records) addIds({ ids, value: record[name] });
    wanted.set(to, ids);
  }
  return new Map([...wanted].map(([module, ids]) => [module, [...ids].sort()]));
}

function addIds({ ids, value }: { ids: Set<string>; value: unknown }): void {
  for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') ids.add(id);
}
