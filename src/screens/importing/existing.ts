import { createBulkRun, failureDetails, isUnanswered } from '../../dataProvider';
import type { LecternDataProvider, LecternRecord, ListFilter } from '../../dataProvider';
import { everyRow, isComparedAlone, isEmptyValue, keyFieldsOf } from '../../schemas';
import type { Actor, Field, Resource } from '../../schemas';
import { groupsOf, partsOf } from './groups';
import { knownKey, whose, type Known } from './recordKey';

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

/** What is there already, by `knownKey`. */
export interface Existing {
  readonly found: ReadonlyMap<string, LecternRecord>;
  /** Of these there are several in one institute, and nobody has said which is meant. */
  readonly several: ReadonlySet<string>;
  /** Records of the operator beside one's own that are known by the same: a row that says what such a one says means it. */
  readonly operators: ReadonlyMap<string, LecternRecord>;
}

/**
 * The records that are there already, those too that the list hides until it is asked for them. Of several that are known by the same
 * none is found: nobody has said which is meant. Those of two institutes are told apart by whose the row is.
 * @throws the failure of a call
 */
export async function findExisting({ provider, resource, actor, wanted, within, signal }: FindParams): Promise<Existing> {
  const fields = keyFieldsOf(resource);
  const found = new Map<string, LecternRecord>();
  const several = new Set<string>();
  const operators = new Map<string, LecternRecord>();
  if (fields.length === 0) return { found, several, operators };
  const keyOf = (known: Known): string => knownKey(resource, known);
  const portions = groupsOf(wanted, ({ owner }) => whose(owner)).flatMap((ofOwner) => partsOf([...new Map(ofOwner.map((one) => [keyOf(one), one])).values()], PORTION));
  /** By what they are known by, then by id. */
  const there = new Map<string, Map<unknown, LecternRecord>>();
  const all = { ...everyRow({ resource, actor }), ...within };
  const ask = (filter: ListFilter, perPage: number, page = 1) => provider.getList<LecternRecord>(resource.name, { filter: { ...filter, ...all }, sort: resource.list.sort, pagination: { page, perPage }, meta: { quiet: true }, signal });
  const perform = async (index: string): Promise<void> => {
    signal.throwIfAborted();
    const portion = portions[Number(index)]!;
    const { owner } = portion[0]!;
    const scope: ListFilter = owner === undefined ? {} : { instituteId: owner === null ? [null] : owner };
    const keep = (rows: readonly LecternRecord[]): void => {
      for (const row of rows.filter(({ id }) => id !== '')) {
        const known = keyOf({ values: row, owner });
        there.set(known, (there.get(known) ?? new Map<unknown, LecternRecord>()).set(row.id, row));
      }
    };
    try {
      const wantedValues: ListFilter = { ...scope, ...valuesOf({ fields, portion }) };
      for (let page = 1, isMore = true; isMore; page += 1) {
        const { data, total = 0 } = await ask(wantedValues, PORTION, page);
        keep(data);
        isMore = data.length > 0 && page * PORTION < total;
      }
    } catch (error) {
      // A platform that cannot be asked by the fields is asked by words.
      const said = fields.find(({ searchable }) => searchable) ?? fields[0]!;
      if (isUnanswered(error) || failureDetails(error) === null || !resource.list.searchable || said.to !== null) throw error;
      const wantedKeys = new Set(portion.map(keyOf));
      for (const { values } of portion) keep((await ask({ ...scope, q: String(values[said.name]) }, FOUND)).data.filter((row) => wantedKeys.has(keyOf({ values: row, owner }))));
    }
  };
  const { failed } = await createBulkRun({ ids: portions.map((_, index) => String(index)), perform }).start();
  if (failed[0]) throw failed[0].error;
  for (const [known, byId] of there) {
    const rows = [...byId.values()];
    const [own, theirs] = [rows.filter((row) => !isOperators(row)), rows.filter(isOperators)];
    // Of one's own and the operator's one's own is meant.
    if (rows.length === 1 || own.length === 1) found.set(known, own[0] ?? rows[0]!);
    if (own.length === 1 && theirs.length === 1) operators.set(known, theirs[0]!);
    if (own.length > 1 && new Set(own.map((row) => row['instituteId'])).size < own.length || own.length === 0 && theirs.length > 1) several.add(known);
  }
  return { found, several, operators };
}

/** Of a module whose rows are an institute's or the operator's. */
function isOperators(row: LecternRecord): boolean {
  return row['instituteId'] === null;
}

/** What a call asks for: of each field the values of all rows. A reference that a row leaves out is asked for as such. */
function valuesOf({ fields, portion }: { fields: readonly Field[]; portion: readonly Known[] }): ListFilter {
  return Object.fromEntries(fields.filter(({ type }) => !isComparedAlone(type)).map(({ name }) => [name, [...new Set(portion.map(({ values }) => (isEmptyValue(values[name]) ? null : values[name])))]])) as ListFilter;
}
