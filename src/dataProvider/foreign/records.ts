import { allowedActions, conditionsOf, derivedValue, evaluate, isEmptyValue } from '../../schemas';
import type { Actor, Field, Predicate, PredicateContext, Resource } from '../../schemas';
import { idIn, isBody } from '../envelope';
import type { LecternRecord } from '../types';
import type { DateReading } from './days';
import { fieldReader, type FieldReader } from './fieldReader';
import { idText, joined, readValue, writeValue, type Form } from './values';

type Values = Readonly<Record<string, unknown>>;

interface RecordsOptions {
  readonly reading: DateReading;
  /** What yes and no are written as, before any has come. */
  readonly flags?: readonly [unknown, unknown] | null;
  /** What fields of a module are called there. */
  readonly namesOf: (module: string) => Readonly<Record<string, string>>;
  /** Who is signed in, for what may be done to a record. */
  readonly actor: () => Actor | null;
  readonly now?: () => number;
}

/** What may be done, by module, owner and what is asked of a row. */
type Answers = Map<Resource, Map<unknown, Map<number, readonly string[]>>>;

/** One module's records: how its fields are read, and what follows from them. */
interface Known {
  readonly fields: readonly FieldReader[];
  readonly byName: ReadonlyMap<string, FieldReader>;
  /** Fields that come under another name, which is none of the module's. */
  readonly foreignNames: ReadonlySet<string>;
  readonly derived: readonly { readonly field: Field; readonly choices: ReadonlySet<unknown> }[];
  readonly formulas: readonly Field[];
  /** What the lifecycle asks of a record, each question once. */
  readonly asked: readonly Predicate[];
  /** What the rows that came last look like, and how often that has changed. */
  shape: Shape | null;
  shapes: number;
}

/** Reads and writes records of a platform that is not Lectern's own. */
export interface Records {
  read(item: unknown, resource: Resource): LecternRecord;
  /** Values by the platform's names and in its forms. `raw`: a record as it came, whose forms go before those known of others. */
  write(options: { readonly resource: Resource; readonly values: Values; readonly raw?: Values | undefined }): Record<string, unknown>;
  wireName(resource: Resource, field: string): string;
  /** Whether records of the module have come. */
  hasSeen(resource: Resource): boolean;
  /** What names a record of the module; empty where nothing does. */
  idOf(item: unknown, module: string): string;
}

export function createRecords({ reading, flags = null, namesOf, actor, now = Date.now }: RecordsOptions): Records {
  const known = new Map<string, Known>();
  /** The forms of types of fields, of whichever module they came first. */
  const general = new Map<string, Form>();
  const knownOf = (resource: Resource): Known => {
    const there = known.get(resource.name);
    if (there) return there;
    const made = knowing({ resource, names: namesOf(resource.name), reading, learn });
    known.set(resource.name, made);
    return made;
  };
  const learn = (field: Field, form: Form): void => {
    if (form.kind === 'flag' || form.kind === 'numberText' || form.kind === 'date') general.set(sortOf(field), form);
    else if (form.kind === 'choice' && form.isUpper) general.set(field.type, { ...form, spelled: {} });
  };

  const idOf = (item: unknown, module: string): string => {
    const given: Values = isBody(item) ? item : {};
    const idName = namesOf(module)['id'];
    return idText((idName === undefined ? undefined : given[idName]) ?? idIn(given) ?? '');
  };

  const seen = new Set<string>();
  const read = (item: unknown, resource: Resource): LecternRecord => {
    seen.add(resource.name);
    const of = knownOf(resource);
    const given: Values = isBody(item) ? item : {};
    const record = readRow(given, of);
    record['id'] = idOf(given, resource.name) || idText(record[resource.endpoint.id]);
    for (const field of of.formulas) computeFormula(field, record);
    return finished({ resource, record, of });
  };

  /** Who asks and when: the same for all rows that are read in one go. What may be done is shared by rows that are alike in what it depends on. */
  let going: { readonly who: Actor | null; readonly context: PredicateContext; readonly answers: Answers } | null = null;
  const inOneGo = (): NonNullable<typeof going> => {
    if (going) return going;
    const who = actor();
    going = { who, context: { now: new Date(now()).toISOString(), ...(who ? { user: { id: who.id, instituteId: who.instituteId, role: who.role } } : {}) }, answers: new Map() };
    queueMicrotask(() => (going = null));
    return going;
  };

  /** Computed states, and what may be done, where the platform says neither. */
  const finished = ({ resource, record, of }: { resource: Resource; record: Record<string, unknown>; of: Known }): LecternRecord => {
    const { who, context, answers } = inOneGo();
    // All of them are taken from the record as it came.
    const states: unknown[] = [];
    for (const { field, choices } of of.derived) states.push(choices.has(record[field.name]) ? record[field.name] : (derivedValue({ field, record, context }) ?? record[field.name]));
    for (let at = 0; at < states.length; at += 1) record[of.derived[at]!.field.name] = states[at];
    if (who !== null && !Array.isArray(record['allowed'])) {
      const decide = (): readonly string[] => allowedActions({ actor: who, resource, record, context });
      record['allowed'] = resource.isOfPeople ? decide() : shared({ answers, resource, owner: record['instituteId'], key: keyOf(of.asked, record, context), decide });
    }
    return record as unknown as LecternRecord;
  };

  return {
    read, idOf,
    hasSeen: ({ name }) => seen.has(name),
    write({ resource, values, raw }) {
      const of = knownOf(resource);
      return Object.fromEntries(Object.entries(values).map(([name, value]) => {
        const one = of.byName.get(name);
        if (!one) return [name, value];
        const came = raw?.[one.wire];
        const shown = isEmptyValue(came) ? null : readValue({ field: one.field, value: came, reading });
        const own = shown?.form ?? null;
        // What the record itself shows goes before what others have shown, which may have been otherwise.
        const form = shown && own === null && isTelling(one.field, shown.value) ? undefined : (joined(own, one.form()) ?? usualForm({ field: one.field, reading, flags }) ?? general.get(sortOf(one.field)));
        return [one.wire, writeValue({ field: one.field, value, form, zone: reading.zone })];
      }));
    },
    wireName: (resource, field) => namesOf(resource.name)[field] ?? field,
  };
}

/** Whether a value that came as the console has it shows that the platform writes it so: one that could not be read does not, and a choice in capitals may be one of capitals. */
function isTelling({ type }: Field, value: unknown): boolean {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number': case 'integer': case 'money': case 'duration':
      return typeof value === 'number';
    case 'choice': case 'language':
      return typeof value === 'string' && value !== value.toUpperCase();
    default:
      return type !== 'choices';
  }
}

/** Types of fields that are written alike. */
function sortOf({ type }: Field): string {
  return type === 'integer' || type === 'money' || type === 'duration' ? 'number' : type;
}

/** How yes and no, days and instants are written before any has come, by the settings. */
function usualForm({ field, reading: { dates }, flags }: { field: Field; reading: DateReading; flags: readonly [unknown, unknown] | null }): Form | null {
  if (field.type === 'boolean') return flags && { kind: 'flag', yes: flags[0], no: flags[1] };
  if ((field.type !== 'date' && field.type !== 'datetime') || dates === 'iso') return null;
  if (dates === 'ms' || dates === 's') return { kind: 'date', form: { kind: 'number', unit: dates === 's' ? 1_000 : 1, isText: false, isMidnightUtc: true } };
  return { kind: 'date', form: { kind: 'pattern', pattern: dates, time: field.type === 'datetime' ? ' ' : '', hasSeconds: true } };
}

/** How the records of a module are read. */
function knowing({ resource, names, reading, learn }: { resource: Resource; names: Readonly<Record<string, string>>; reading: DateReading; learn: (field: Field, form: Form) => void }): Known {
  const fields = Object.values(resource.fields).filter(({ name }) => name !== 'id').map((field) => fieldReader({ field, wire: names[field.name] ?? field.name, reading, learn: (form) => learn(field, form) }));
  const all = fields.map(({ field }) => field);
  return {
    fields,
    byName: new Map(fields.map((one) => [one.field.name, one])),
    foreignNames: new Set(fields.map(({ wire }) => wire).filter((wire) => !(wire in resource.fields))),
    derived: all.filter((field) => field.derive.length > 0).map((field) => ({ field, choices: new Set<unknown>(field.choices) })),
    formulas: all.filter(({ computed }) => computed && 'formula' in computed),
    asked: Object.values(resource.lifecycle?.actions ?? {}).flatMap(conditionsOf),
    shape: null, shapes: 0,
  };
}

/** What all the questions come to, as one number. */
function keyOf(asked: readonly Predicate[], record: Values, context: PredicateContext): number {
  let key = 0;
  for (const predicate of asked) key = key * 2 + (evaluate(predicate, record, context) ? 1 : 0);
  return key;
}

/** What may be done to rows of one owner of which all questions come to the same. */
function shared({ answers, resource, owner, key, decide }: { answers: Answers; resource: Resource; owner: unknown; key: number; decide: () => readonly string[] }): readonly string[] {
  let ofModule = answers.get(resource);
  if (!ofModule) answers.set(resource, (ofModule = new Map()));
  let ofOwner = ofModule.get(owner);
  if (!ofOwner) ofModule.set(owner, (ofOwner = new Map()));
  let answer = ofOwner.get(key);
  if (!answer) ofOwner.set(key, (answer = decide()));
  return answer;
}

/** The members of a module's rows in their order, and what is made of them. */
interface Shape {
  readonly names: readonly string[];
  readonly steps: readonly { readonly wire: string; readonly target: string; readonly read: FieldReader['read'] | null }[];
  /** An object with all that a record of such a row will have. */
  readonly empty: Readonly<Record<string, unknown>>;
}

/** Rows of one module may differ in their members; of so many kinds each is looked at anew. */
const SHAPES = 8;

/** Rows come alike by the thousand: a copy of an object that has all members already is several times faster than one that is added to. */
function readRow(given: Values, of: Known): Record<string, unknown> {
  const { shape } = of;
  if (!shape) return readAnew(given, of);
  let at = 0;
  for (const name in given) {
    if (name !== shape.names[at]) return readAnew(given, of);
    at += 1;
  }
  if (at !== shape.names.length) return readAnew(given, of);
  const record: Record<string, unknown> = { ...shape.empty };
  for (const { wire, target, read } of shape.steps) {
    const value = given[wire];
    record[target] = read === null || value === null ? value : read(value);
  }
  return record;
}

function readAnew(given: Values, of: Known): Record<string, unknown> {
  const names = Object.keys(given);
  const there = of.fields.filter(({ wire }) => wire in given);
  const taken = new Set([...there.map(({ field }) => field.name), ...of.foreignNames]);
  const steps = [...names.filter((name) => !taken.has(name)).map((name) => ({ wire: name, target: name, read: null })), ...there.map(({ field, wire, read }) => ({ wire, target: field.name, read }))];
  if (of.shapes < SHAPES) {
    of.shapes += 1;
    const later = ['id', 'allowed', ...of.formulas.map(({ name }) => name), ...of.derived.map(({ field }) => field.name)];
    // What is parsed lies together in memory, what is put together does not.
    const empty = JSON.parse(JSON.stringify(Object.fromEntries([...steps.map(({ target }) => target), ...later].map((name) => [name, null])))) as Record<string, unknown>;
    for (const name of Object.keys(empty)) empty[name] = undefined;
    of.shape = { names, steps, empty };
  }
  return Object.fromEntries(steps.map(({ wire, target, read }) => [target, read === null || given[wire] === null ? given[wire] : read(given[wire])]));
}

/** Two numbers taken together, where the platform does not do it. */
function computeFormula({ name, computed }: Field, record: Record<string, unknown>): void {
  if (!computed || !('formula' in computed) || record[name] !== undefined) return;
  const [one, sign, other] = computed.formula;
  const [a, b] = [record[one], typeof other === 'number' ? other : record[other]];
  if (typeof a !== 'number' || typeof b !== 'number') return;
  const result = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
  record[name] = Number.isFinite(result) ? Math.round(result * 1e6) / 1e6 : null;
}
