import { MODULE_KEYS } from '../access';
import { asNew } from '../dateBound';
import { isEmptyValue, isFieldOperand, leaves, parsePredicate, type Predicate } from '../predicate';
import { targetsOf } from '../oneOf';
import { isListType } from '../normalizeField';
import { isRequired } from '../required';
import type { FieldType, Role } from '../field';
import type { Field, Resource } from '../resource';
import { chanceOf } from './chance';
import type { Manner } from './manner';
import { mend, recordFrom } from './mend';
import { begunWith, isStranger, workshopOf } from './parts';

type Values = Readonly<Record<string, unknown>>;

/** What is asked for on the way: the id of a record of another module, or null where there is none and none can be made. */
export interface Wanted {
  readonly field: Field;
  readonly module: string;
  /** What has to hold of it. */
  readonly must: readonly Predicate[];
  /** It has to be one that no other record refers to by this field, since they are told apart by it. */
  readonly isFresh: boolean;
  /** Of what is told apart by several references together: what the record has in the others. @default nothing */
  readonly apart?: string;
  /** Without one there is no record. */
  readonly isNeeded: boolean;
}

export interface ExampleParams {
  readonly resource: Resource;
  /** Which one: the same is made again, those of two numbers differ in what is unique. */
  readonly number: number;
  /** What its choices follow from, besides. @default nothing */
  readonly seed?: string;
  /** So many of each field's examples are passed over at first. @default 0 */
  readonly shift?: number;
  /** Values it must have. @default none */
  readonly having?: Values;
  /** What must hold of it besides. @default nothing */
  readonly must?: readonly Predicate[];
  /** @default 'all' */
  readonly fill?: Manner['fill'];
  /** Fields that nobody writes are filled too where something asks for it, as rows of a table may be. @default false */
  readonly isStored?: boolean;
  /** It is given though what it refers to may break a rule. @default false */
  readonly isLoose?: boolean;
  /** The instant it is. @default that of the call */
  readonly now?: string;
  /** A module whose rights may be ticked. @default the first key of its own, else any */
  readonly moduleKey?: string;
}

/**
 * A record that can be made of a declaration, by field names, without fields that are empty: types, bounds, patterns, conditions and rules
 * are kept. What it refers to it asks for, and is answered with an id: `make` does so with a plain function.
 * @throws RangeError where no record is found, with module, field or rule, and remedy
 */
export function* exampleSteps(params: ExampleParams): Generator<Wanted, Values, string | null> {
  const { having = {}, must = [], isStored = false, now = new Date().toISOString() } = params;
  // Those that are anything go as far as a new record may; the usual ones lie ahead, and those to be looked at are kept already.
  const resource = params.fill === 'some' ? { ...params.resource, fields: asNew({ fields: params.resource.fields, context: { now } }) } : params.resource;
  const manner: Manner = { number: params.number, chance: chanceOf(`${resource.name} ${params.number} ${params.seed ?? ''}`), shift: params.shift ?? 0, fill: params.fill ?? 'all', now, moduleKey: params.moduleKey ?? resource.modules[0] ?? MODULE_KEYS[params.number % MODULE_KEYS.length]! };
  const stored = Object.values(resource.fields).filter((field) => !field.system && field.derive.length === 0 && field.computed === null);
  const written = stored.filter((field) => !field.readOnly);
  const free = (isStored ? stored : written).map(({ name }) => name).filter((name) => !(name in having));
  try {
    const shop = { ...workshopOf({ fields: resource.fields, free, manner }), rules: resource.rules, must };
    const begun = mend({ ...begunWith(written.map((field) => toldApart(field, resource)), manner), ...combination(resource, params.number), ...usualPerson(resource, manner), ...having }, shop);
    const record = recordFrom(begun, shop);
    const referred: Record<string, unknown> = {};
    for (const field of inTurn(written)) {
      if (!(field.name in having) && field.name in begun && record[field.name] !== null) referred[field.name] = yield* referring({ field, value: record[field.name], beside: { ...record, ...referred }, resource, now });
    }
    const settled = { ...shop, free: new Set(free.filter((name) => !(name in referred) || referred[name] === record[name])) };
    const values = params.isLoose ? { ...begun, ...referred } : mend({ ...begun, ...referred }, settled);
    const whole = recordFrom(values, shop);
    // What something else stands for is not said besides; what is left out takes its default.
    const isNeedless = (field: Field | undefined): boolean => field !== undefined && field.requiredIf !== null && !isRequired({ field, record: whole, context: { now } });
    const isSaid = (name: string): boolean => (whole[name] !== null && (name in having || !isNeedless(resource.fields[name]))) || (resource.fields[name]?.default ?? resource.fields[name]?.fill ?? null) !== null;
    return Object.fromEntries(Object.keys(values).filter(isSaid).map((name) => [name, whole[name]]));
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`No record of ${resource.name} could be made: ${error.message.replace(/\.?$/, '.')}`);
    throw error;
  }
}

/** The same at once, where an id is at hand for whatever is asked. */
export function exampleRecord({ idOf, ...params }: ExampleParams & { readonly idOf: (wanted: Wanted) => string | null }): Record<string, unknown> {
  const steps = exampleSteps(params);
  let step = steps.next();
  while (step.done !== true) step = steps.next(idOf(step.value));
  return { ...step.value };
}

interface Referring {
  readonly field: Field;
  readonly value: unknown;
  readonly beside: Values;
  readonly resource: Resource;
  readonly now: string;
}

/** A field's value with ids of records there are in place of those that stood for them. */
function* referring({ field, value, beside, resource, now }: Referring): Generator<Wanted, unknown, string | null> {
  const inner = (row: unknown) => referringIn(field.fields, { row: row as Values, resource, now });
  if (field.type === 'group') return value && (yield* inner(value));
  if (field.type === 'list') {
    const rows: unknown[] = [];
    for (const row of value as readonly unknown[]) rows.push(yield* inner(row));
    return rows;
  }
  const [kind, module] = field.type === 'oneOf' ? [String(value).split(':')[0]!, field.kinds[String(value).split(':')[0]!]!] : ['', field.to];
  if (module === null || module === undefined || (Array.isArray(value) && value.length === 0)) return value;
  // What must hold of the record may have said which.
  if (!isStranger(value)) return value;
  const isNeeded = isRequired({ field, record: beside, context: { now } });
  const narrowing = Object.entries(field.narrowedBy).map(([theirs, own]): Predicate => ({ [theirs]: (beside[own] ?? null) as string | readonly string[] | null }));
  // What is narrowed by something empty cannot be chosen.
  const isOpen = Object.values(field.narrowedBy).every((own) => !isEmptyValue(beside[own]));
  const id = isOpen ? yield { field, module, must: [...(field.where ? [field.where] : []), ...narrowing], ...freshness({ field, resource, beside }), isNeeded } : null;
  if (id === null && isNeeded) throw new RangeError(`“${field.name}” needs a record of ${module}${field.where ? ` for which ${JSON.stringify(field.where)} holds` : ''}, and none can be made first. Remedy: let one of the references that lead back here be empty, or ask for what a record of ${module} can be`);
  return id === null ? (isListType(field.type) ? [] : null) : field.type === 'refs' ? [id] : field.type === 'oneOf' ? `${kind}:${id}` : id;
}

function* referringIn(fields: Readonly<Record<string, Field>>, { row, resource, now }: { row: Values; resource: Resource; now: string }): Generator<Wanted, Values, string | null> {
  const done: Record<string, unknown> = { ...row };
  for (const field of inTurn(Object.values(fields))) {
    if (done[field.name] !== null && done[field.name] !== undefined) done[field.name] = yield* referring({ field, value: done[field.name], beside: done, resource, now });
  }
  return done;
}

/** People whom whoever may make people at all may make. */
function usualPerson({ isOfPeople, fields }: Resource, { fill }: Manner): Values {
  return isOfPeople && fill === 'all' && fields['role']?.readOnly === false ? { role: 'faculty' satisfies Role } : {};
}

/** Fields that others are narrowed by come before those. */
function inTurn(fields: readonly Field[]): Field[] {
  const depth = (field: Field, seen: readonly string[] = []): number => {
    const above = Object.values(field.narrowedBy).filter((name) => !seen.includes(name)).map((name) => fields.find((one) => one.name === name));
    return above.reduce((most, one) => Math.max(most, one ? depth(one, [...seen, field.name]) + 1 : 0), 0);
  };
  return fields.map((field) => ({ field, at: depth(field) })).sort((a, b) => a.at - b.at).map(({ field }) => field);
}

/** A text that belongs to a set of what is unique together, as if it were unique alone. */
function toldApart(field: Field, { unique }: Resource): Field {
  return COUNTED.has(field.type) || targetsOf(field).length > 0 || !unique.some(({ fields }) => fields.includes(field.name)) ? field : { ...field, unique: 'tenant' };
}

/** Of choices that are unique together each time other ones, while there are; beside a reference that only some of them have, one that does: of records to refer to there are always more. */
function combination({ unique, fields }: Resource, number: number): Values {
  const referring = unique.flatMap((set) => set.fields.flatMap((name) => {
    const field = fields[name];
    const asked = field && targetsOf(field).length > 0 ? Object.entries(field.when ?? {}) : [];
    return asked.filter(([other]) => set.fields.includes(other)).map(([other, wanted]): [string, unknown] => [other, [wanted].flat()[0]]);
  }));
  const sets = unique.filter((set) => set.fields.every((name) => COUNTED.has(fields[name]?.type ?? 'text')));
  const counted = sets.flatMap((set) => {
    let rest = number;
    return set.fields.map((name): [string, unknown] => {
      const all = fields[name]!.type === 'boolean' ? [true, false] : fields[name]!.choices;
      const value = all[rest % all.length];
      rest = Math.floor(rest / all.length);
      return [name, value];
    });
  });
  return Object.fromEntries([...referring, ...counted]);
}

const COUNTED: ReadonlySet<FieldType> = new Set<FieldType>(['choice', 'boolean']);

/**
 * Whether it has to be a record that no other refers to by this field: where records are told apart by it, alone or with others that have few values, or it may not be
 * the same as another field. Of several references that are unique together the last has to be one that is new beside the others.
 */
function freshness({ field, resource: { unique, rules, fields: all }, beside }: { readonly field: Field; readonly resource: Resource; readonly beside: Values }): Pick<Wanted, 'isFresh' | 'apart'> {
  const isFew = (name: string): boolean => COUNTED.has(all[name]?.type ?? 'text') || targetsOf(all[name] ?? field).length > 0;
  const isRuled = rules.some((rule) => leaves(parsePredicate(rule.if)).some(({ field: name, value }) => isFieldOperand(value) && [name, value.field].includes(field.name)));
  if (field.unique !== false || isRuled) return { isFresh: true };
  const set = unique.find(({ fields }) => fields.includes(field.name) && fields.every(isFew));
  if (!set) return { isFresh: false };
  // A part of a module's fields may be made alone.
  const others = set.fields.filter((name) => name !== field.name && all[name] !== undefined && targetsOf(all[name]).length > 0);
  if (others.some((name) => isStranger(beside[name]))) return { isFresh: false };
  return { isFresh: true, ...(others.length > 0 && { apart: JSON.stringify(others.map((name) => beside[name])) }) };
}
