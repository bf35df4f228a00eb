import { allowedActions, derivedValue, isEmptyValue, predicateFields } from '../../schemas';
import type { Actor, Field, Resource } from '../../schemas';
import { idIn, isBody } from '../envelope';
import type { LecternRecord } from '../types';
import type { DateReading } from './days';
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

/** One module's records: how its fields are read, and the forms in which they have come. */
interface Known {
  readonly fields: readonly { readonly field: Field; readonly wire: string }[];
  /** Fields that come under another name, which is none of the module's. */
  readonly foreignNames: readonly string[];
  readonly forms: Map<string, Form>;
  /** Fields that the states and the lifecycle look at. */
  readonly looked: readonly string[];
  readonly derived: readonly Field[];
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
    const names = namesOf(resource.name);
    const fields = Object.values(resource.fields).filter(({ name }) => name !== 'id').map((field) => ({ field, wire: names[field.name] ?? field.name }));
    const derived = fields.map(({ field }) => field).filter((field) => field.derive.length > 0);
    const made = {
      fields, derived, forms: new Map<string, Form>(), looked: lookedAt(resource, derived),
      foreignNames: fields.map(({ wire }) => wire).filter((wire) => !(wire in resource.fields)),
    };
    known.set(resource.name, made);
    return made;
  };
  const learn = ({ forms }: Known, field: Field, form: Form | null): void => {
    if (form === null) return;
    const one = joined(forms.get(field.name), form);
    if (one) forms.set(field.name, one);
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
    const record: Record<string, unknown> = { ...given };
    for (const name of of.foreignNames) delete record[name];
    for (const { field, wire } of of.fields) {
      if (!(wire in given)) continue;
      const { value, form } = readValue({ field, value: given[wire], reading });
      record[field.name] = value;
      if (form !== null) learn(of, field, form);
    }
    record['id'] = idOf(given, resource.name) || idText(record[resource.endpoint.id]);
    computeFormulas(resource, record);
    return finished({ resource, record, of });
  };

  /** Computed states, and what may be done, where the platform says neither. Rows that are alike in what these look at share the answer. */
  const memo = new WeakMap<Resource, Map<string, { readonly states: Values; readonly allowed: readonly string[] | null }>>();
  const finished = ({ resource, record, of }: { resource: Resource; record: Record<string, unknown>; of: Known }): LecternRecord => {
    const who = actor();
    const at = new Date(now()).toISOString();
    const key = JSON.stringify([who?.id, at.slice(0, 16), Array.isArray(record['allowed']), ...of.looked.map((name) => record[name])]);
    const answers = memo.get(resource) ?? new Map<string, { readonly states: Values; readonly allowed: readonly string[] | null }>();
    memo.set(resource, answers);
    if (answers.size > 2_000) answers.clear();
    let answer = resource.isOfPeople ? undefined : answers.get(key);
    if (!answer) {
      const context = { now: at, ...(who ? { user: { id: who.id, instituteId: who.instituteId, role: who.role } } : {}) };
      const states = Object.fromEntries(of.derived.flatMap((field) => (field.choices.includes(String(record[field.name])) ? [] : [[field.name, derivedValue({ field, record, context }) ?? record[field.name]]])));
      const whole = { ...record, ...states };
      answer = { states, allowed: who === null || Array.isArray(record['allowed']) ? null : allowedActions({ actor: who, resource, record: whole, context }) };
      answers.set(key, answer);
    }
    Object.assign(record, answer.states, answer.allowed ? { allowed: answer.allowed } : {});
    return record as unknown as LecternRecord;
  };

  return {
    read, idOf,
    hasSeen: ({ name }) => seen.has(name),
    write({ resource, values, raw }) {
      const of = knownOf(resource);
      return Object.fromEntries(Object.entries(values).map(([name, value]) => {
        const one = of.fields.find(({ field }) => field.name === name);
        if (!one) return [name, value];
        const own = raw && !isEmptyValue(raw[one.wire]) ? readValue({ field: one.field, value: raw[one.wire], reading }).form : null;
        const form = joined(own, of.forms.get(name) ?? null) ?? usualForm({ field: one.field, reading, flags }) ?? general.get(sortOf(one.field));
        return [one.wire, writeValue({ field: one.field, value, form, zone: reading.zone })];
      }));
    },
    wireName: (resource, field) => namesOf(resource.name)[field] ?? field,
  };
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

/** Two numbers taken together, where the platform does not do it. */
function computeFormulas(resource: Resource, record: Record<string, unknown>): void {
  for (const { name, computed } of Object.values(resource.fields)) {
    if (!computed || !('formula' in computed) || record[name] !== undefined) continue;
    const [one, sign, other] = computed.formula;
    const [a, b] = [record[one], typeof other === 'number' ? other : record[other]];
    if (typeof a !== 'number' || typeof b !== 'number') continue;
    const result = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
    record[name] = Number.isFinite(result) ? Math.round(result * 1e6) / 1e6 : null;
  }
}

function lookedAt(resource: Resource, derived: readonly Field[]): readonly string[] {
  const predicates = [...derived.flatMap(({ derive }) => derive.map((one) => one.if)), ...Object.values(resource.lifecycle?.actions ?? {}).map((action) => action.if)];
  return [...new Set([...predicates.flatMap((one) => predicateFields(one)), ...derived.map(({ name }) => name), 'instituteId'])];
}
