import { createBulkRun, failureDetails, isUnanswered } from '../../dataProvider';
import type { LecternDataProvider, LecternRecord, ListFilter } from '../../dataProvider';
import { everyRow } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { groupsOf, partsOf } from './groups';

/** A record that may be there already: by what it is known again, and whose it would be. */
export interface Known {
  readonly value: string;
  /** Undefined where the asker sees one institute's rows alone. */
  readonly owner: string | null | undefined;
}

export function knownKey({ value, owner }: Known): string {
  return JSON.stringify([value.normalize('NFC').trim().toLowerCase(), whose(owner)]);
}

function whose(owner: Known['owner']): string {
  return owner === undefined ? 'any' : (owner ?? 'operator');
}

/** Values one call asks for. */
const PORTION = 100;
const FOUND = 20;

interface FindParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly actor: Pick<Actor, 'role'>;
  readonly wanted: readonly Known[];
  readonly within: ListFilter;
  readonly signal: AbortSignal;
}

/**
 * The records that are there already, by `knownKey`, those too that the list hides until it is asked for them. Of several that are known by the same, as in two institutes, none is: nobody
 * has said which is meant.
 * @throws the failure of a call
 */
export async function findExisting({ provider, resource, actor, wanted, within, signal }: FindParams): Promise<ReadonlyMap<string, LecternRecord>> {
  const key = resource.import?.key;
  const found = new Map<string, LecternRecord>();
  if (!key) return found;
  const portions = groupsOf(wanted, ({ owner }) => whose(owner)).flatMap((ofOwner) => partsOf([...new Map(ofOwner.map((one) => [knownKey(one), one])).values()], PORTION));
  const several = new Set<string>();
  const all = { ...everyRow({ resource, actor }), ...within };
  const ask = (filter: ListFilter, perPage: number, page = 1) => provider.getList<LecternRecord>(resource.name, { filter: { ...all, ...filter }, sort: resource.list.sort, pagination: { page, perPage }, meta: { quiet: true }, signal });
  const perform = async (index: string): Promise<void> => {
    signal.throwIfAborted();
    const portion = portions[Number(index)]!;
    const { owner } = portion[0]!;
    const scope: ListFilter = owner === undefined ? {} : { instituteId: owner === null ? [null] : owner };
    const keep = (rows: readonly LecternRecord[]): void => {
      for (const row of rows.filter(({ id }) => id !== '')) {
        const known = knownKey({ value: String(row[key]), owner });
        if (found.has(known) && found.get(known)!.id !== row.id) several.add(known);
        found.set(known, row);
      }
    };
    try {
      const wantedValues = { ...scope, [key]: portion.map(({ value }) => value) };
      for (let page = 1, isMore = true; isMore; page += 1) {
        const { data, total = 0 } = await ask(wantedValues, PORTION, page);
        keep(data);
        isMore = data.length > 0 && page * PORTION < total;
      }
    } catch (error) {
      // A platform that cannot be asked by the field is asked by words.
      if (isUnanswered(error) || failureDetails(error) === null || !resource.list.searchable) throw error;
      const wantedKeys = new Set(portion.map(knownKey));
      for (const { value } of portion) keep((await ask({ ...scope, q: value }, FOUND)).data.filter((row) => wantedKeys.has(knownKey({ value: String(row[key]), owner }))));
    }
  };
  const { failed } = await createBulkRun({ ids: portions.map((_, index) => String(index)), perform }).start();
  if (failed[0]) throw failed[0].error;
  for (const known of several) found.delete(known);
  return found;
}
