import { everyRow } from '../../schemas';
import type { Resource } from '../../schemas';
import { isCallFailure } from '../callFailure';
import { isEmptiness } from '../filterOfPredicate';
import type { LookupOptions } from '../dialect';
import type { LecternRecord, ListFilter, LookupItem } from '../types';

/** Records asked for by their ids at one time. */
const AT_ONCE = 6;

/** Titles of records from the module's own search, and by id from the record itself, for a platform that has no call for choosing. */
export async function lookupBySearch({ resource, params, getOne, getList }: Pick<LookupOptions, 'params' | 'getOne' | 'getList'> & { readonly resource: Resource }): Promise<{ data: LookupItem[]; total: number }> {
  const { q, ids, filter = {}, page = 0, size = 20, signal } = params;
  const how = { meta: { quiet: true }, ...(signal ? { signal } : {}) };
  if (!ids) {
    const { data, total } = await getList(resource.name, { filter: { ...everyRow({ resource, actor: null }), ...withoutEmptiness(filter), ...(q ? { q } : {}) }, pagination: { page: page + 1, perPage: size }, ...how });
    return { data: data.filter((record) => record.id !== '').map((record) => itemOf(resource, record)), total };
  }
  const found: LookupItem[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => getOne(resource.name, { id, ...how }).then((one) => one.data).catch((error: unknown) => {
      if (isCallFailure(error) && (error.details.kind === 'notFound' || error.details.kind === 'forbidden')) return null;
      throw error;
    })));
    found.push(...some.flatMap((record) => (record ? [itemOf(resource, record)] : [])));
  }
  return { data: found, total: found.length };
}

/** Not every platform can be asked for what is empty; what is chosen wrongly it refuses itself. */
function withoutEmptiness(filter: ListFilter): ListFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmptiness(value)));
}

/** What a choice shows of a record: its title, by the declaration. */
function itemOf(resource: Resource, record: LecternRecord): LookupItem {
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(record[name] ?? '')).trim();
  const picture: unknown = resource.picture ? record[resource.picture] : null;
  const subtitle = resource.subtitle ? fill(resource.subtitle) : '';
  return { ...record, title: fill(resource.title), picture: typeof picture === 'string' && picture !== '' ? picture : null, ...(subtitle ? { subtitle } : {}) };
}
