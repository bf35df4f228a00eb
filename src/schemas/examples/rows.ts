import { withDerived } from '../derive';
import { evaluate, type Predicate } from '../predicate';
import type { Action, Resource } from '../resource';
import { chanceOf, type Chance } from './chance';
import type { Manner } from './manner';
import { recordFrom } from './mend';
import { inOrderOfNeed } from './order';
import { exampleSteps, type Wanted } from './record';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export interface RowsParams {
  /** Every module there is. */
  readonly resources: readonly Resource[];
  /** How many rows of which module at least; of others those alone that are needed, where there are none. */
  readonly counts: ReadonlyMap<string, number>;
  /** Rows there are already, by module: what is made may refer to them. */
  readonly existing: ReadonlyMap<string, readonly Row[]>;
  /** Whose rows they are, in turn; `null`: the operator's. */
  readonly owners: readonly (string | null)[];
  readonly idOf: (module: string, index: number) => string;
  /** The instant it is. */
  readonly now: string;
  readonly fill: Manner['fill'];
}

interface MadeRow {
  readonly resource: Resource;
  readonly row: Row;
}

/**
 * Rows of several modules that refer to one another and to what is there, in an order in which references point backwards: within one institute,
 * in narrowed references and trees, and in the states that actions of the lifecycle lead to.
 * @throws RangeError as `exampleSteps` does
 */
export function exampleRows(params: RowsParams): readonly MadeRow[] {
  const steps = exampleRowSteps(params);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same, stopping after each row, for whoever has other things to do in between. */
export function* exampleRowSteps({ resources, counts, existing, owners, idOf, now, fill }: RowsParams): Generator<undefined, readonly MadeRow[]> {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const context = { now };
  const pool = new Map([...existing].map(([module, rows]) => [module, [...rows]]));
  // Rows that are another module's are there already where that one's are.
  for (const { name, of } of resources) if (of && !pool.has(name)) pool.set(name, (existing.get(of.name) ?? []).filter((row) => Object.entries(of.where).every(([field, value]) => row[field] === value)));
  const made: MadeRow[] = [];
  const indices = new Map<string, number>();
  /** What a reference that tells records apart has pointed at. */
  const used = new Set<string>();
  const rowsOf = (module: string): Row[] => pool.get(module) ?? pool.set(module, []).get(module)!;
  const holds = (module: string, row: Row, must: readonly Predicate[]): boolean => {
    const resource = byName.get(module);
    const record = resource ? { ...row, ...recordFrom(row, { fields: resource.fields, context }) } : row;
    return must.every((one) => evaluate(one, record, context));
  };
  const answer = (wanted: Wanted, { resource, owner, under, chance }: Asking): string | null => {
    const { module, must, field, isFresh, apart = '', isNeeded } = wanted;
    const keyOf = (id: string): string => `${resource.name} ${field.name} ${apart} ${id}`;
    const target = byName.get(module);
    if (target?.tenant === 'self') return owner;
    const isUsed = ({ id }: Row): boolean => isFresh && used.has(keyOf(id));
    const below = resource.tree?.parent === field.name && module === resource.name ? resource.tree.depth : null;
    const found = rowsOf(module).filter((row) => isSeen({ target, row, owner, by: resource }) && !isUsed(row) && holds(module, row, must) && (below === null || depthOf(row, field.name, rowsOf(module)) < below));
    // Of a tree some stand at the top.
    if (module === resource.name && !isNeeded && chance.comes(0.4)) return null;
    const id = found.length > 0 ? chance.pick(found).id : target && (counts.has(module) || isNeeded) && !under.includes(module) ? tried(isNeeded, () => make(target, { owner, under: [...under, resource.name], must }).id) : null;
    if (id !== null) used.add(keyOf(id));
    return id;
  };
  const make = (resource: Resource, { owner, under, must = [] }: { owner: string | null; under: readonly string[]; must?: readonly Predicate[] }): Row => {
    const index = indices.get(resource.name) ?? 0;
    indices.set(resource.name, index + 1);
    const isOwned = resource.tenant === 'owned' || resource.tenant === 'shared';
    const isToldEverywhere = !isOwned || Object.values(resource.fields).some(({ unique }) => unique === 'everywhere');
    const number = isToldEverywhere ? index : made.filter((one) => one.resource === resource && one.row['instituteId'] === owner).length + under.length * 50;
    const chance = chanceOf(`${resource.name} row ${index}`);
    const steps = exampleSteps({ resource, number, seed: String(index), shift: Math.max(0, owners.indexOf(owner)), must, now, fill, isStored: must.length > 0 });
    let step = steps.next();
    while (step.done !== true) step = steps.next(answer(step.value, { resource, owner, under, chance }));
    const values = must.length > 0 ? step.value : moved({ resource, values: step.value, chance, now });
    const row = { ...values, ...resource.of?.where, ...(isOwned ? { instituteId: owner } : {}), ...placeOf({ resource, values, owner, rows: rowsOf(resource.name) }), id: idOf(resource.name, index) };
    rowsOf(resource.name).push(row);
    made.push({ resource, row });
    return row;
  };
  for (const resource of inOrderOfNeed(resources.filter(({ name }) => counts.has(name)))) {
    const wanted = counts.get(resource.name)!;
    const countMade = (): number => made.filter((one) => one.resource === resource).length;
    let failed = 0;
    for (let turn = 0; countMade() < wanted; turn++) {
      try {
        make(resource, { owner: owners[turn % owners.length] ?? null, under: [] });
        failed = 0;
      } catch (error) {
        // With other references, or among another's records, it may be had.
        failed += 1;
        if (!(error instanceof RangeError)) throw error;
        if (failed > owners.length * TRIES) throw new RangeError(countMade() === 0 ? error.message : `Of ${wanted} records of ${resource.name} ${countMade()} could be made: ask for as many. Of the next: ${error.message}`);
      }
      yield undefined;
    }
  }
  return made;
}

/** So often one is tried anew in each institute before there is none. */
const TRIES = 12;

interface Asking {
  readonly resource: Resource;
  readonly owner: string | null;
  readonly under: readonly string[];
  readonly chance: Chance;
}

/** The values after what may have happened to the record: actions that set what they always set, and do nothing else. */
function moved({ resource, values, chance, now }: { resource: Resource; values: Readonly<Record<string, unknown>>; chance: Chance; now: string }): Readonly<Record<string, unknown>> {
  const context = { now };
  let at = values;
  for (let turn = 0; turn < 2 && chance.comes(0.6); turn++) {
    const record = withDerived({ resource, record: recordFrom(at, { fields: resource.fields, context }), context });
    const isPlain = ({ fill, add, ask }: Action): boolean => Object.keys(fill).length + Object.keys(add).length + Object.keys(ask).length === 0;
    const may = Object.values(resource.lifecycle?.actions ?? {}).filter((action) => isPlain(action) && evaluate(action.if, record, context));
    if (may.length > 0) at = { ...at, ...chance.pick(may).set };
  }
  return at;
}

/** Of records that people arrange the last place among those beside it. */
function placeOf({ resource: { tree }, values, owner, rows }: { resource: Resource; values: Readonly<Record<string, unknown>>; owner: string | null; rows: readonly Row[] }): Readonly<Record<string, unknown>> {
  if (!tree) return {};
  const parent = (row: Readonly<Record<string, unknown>>): unknown => (tree.parent === null ? null : (row[tree.parent] ?? null));
  return { [tree.order]: (rows.filter((row) => parent(row) === parent(values) && (row['instituteId'] ?? owner) === owner).length + 1) * PLACE };
}

/** Places between two neighbours are left free, as the platform leaves them. */
const PLACE = 1_024;

/** Whether a row may be referred to by one of an owner: its own, or what is everybody's; by what is the operator's also the operator's own. */
function isSeen({ target, row, owner, by }: { target: Resource | undefined; row: Row; owner: string | null; by: Resource }): boolean {
  return target?.tenant === 'platform' || row['instituteId'] === owner || (row['instituteId'] === null && (target?.tenant === 'shared' || by.tenant === 'platform'));
}

/** The level of a row, the top being the first. */
function depthOf(row: Row, parent: string, rows: readonly Row[]): number {
  const above = rows.find(({ id }) => id === row[parent]);
  return above ? depthOf(above, parent, rows) + 1 : 1;
}

function tried(isNeeded: boolean, make: () => string): string | null {
  try {
    return make();
  } catch (error) {
    if (isNeeded || !(error instanceof RangeError)) throw error;
    return null;
  }
}
