import { derivedValue } from '../derive';
import { defaultOf } from '../filling';
import { evaluate, type Predicate } from '../predicate';
import { brokenRules, type Rule } from '../rules';
import type { Field } from '../resource';
import { applyWhen, validateRecord } from '../validate';
import { changesFor, near, type Change, type Workshop } from './candidates';

type Values = Readonly<Record<string, unknown>>;

export interface Mended extends Workshop {
  readonly rules: readonly Rule[];
  /** What must hold besides. */
  readonly must: readonly Predicate[];
}

/** How many changes are tried one after the other before a record is given up. */
const MOST_CHANGES = 60;

/** The record that comes of values: with its defaults, without what does not apply in its state, and with what is computed. */
export function recordFrom(values: Values, { fields, context }: Pick<Workshop, 'fields' | 'context'>): Record<string, unknown> {
  const own = Object.values(fields).filter((field) => !field.system && field.computed === null && field.derive.length === 0);
  const whole = Object.fromEntries(own.map((field) => [field.name, field.name in values ? values[field.name] : defaultOf({ field, context })]));
  const record = applyWhen({ fields, values: whole, context });
  for (const field of Object.values(fields)) if (field.derive.length > 0) record[field.name] = derivedValue({ field, record, context });
  return record;
}

/**
 * Values of which a right record comes: changed one at a time, each time the way that leaves least wrong, until the
 * validator and the rules of the module, the same that a form asks, find nothing.
 * @throws RangeError where no way leads there, with what is left
 */
export function mend(values: Values, shop: Mended): Values {
  let now = values;
  let wrong: readonly Wrong[] = wrongIn(now, shop);
  const seen = new Set([keyOf(now)]);
  for (let turn = 0; wrong.length > 0; turn++) {
    const ways = wrong.flatMap((one) => one.changes()).map((change) => ({ ...now, [change[0]]: change[1] })).filter((one) => !seen.has(keyOf(one)));
    let best: { readonly values: Values; readonly wrong: readonly Wrong[] } | null = null;
    for (const way of ways) {
      const left = wrongIn(way, shop);
      if (best === null || left.length < best.wrong.length) best = { values: way, wrong: left };
      if (left.length === 0) break;
    }
    if (best === null || turn === MOST_CHANGES) throw new RangeError(`${wrong.map(({ says }) => says).join('; ')}. Remedy: loosen it, or give the fields it asks bounds between which it can hold`);
    now = best.values;
    wrong = best.wrong;
    seen.add(keyOf(now));
  }
  return now;
}

interface Wrong {
  readonly says: string;
  readonly changes: () => readonly Change[];
}

/** Everything wrong with the record of these values. */
function wrongIn(values: Values, shop: Mended): Wrong[] {
  const { fields, context, rules, must } = shop;
  const record = recordFrom(values, shop);
  const problems = Object.entries(validateRecord({ fields, values: record, context })).map(([path, { code }]): Wrong => {
    const field = fields[path.split('.')[0]!]!;
    return { says: `the field ${path} is wrong (${code})`, changes: () => ofField(field, record, shop) };
  });
  const broken = brokenRules({ rules, fields, values: record, before: null, changed: new Set(), context }).map((rule): Wrong => ({
    says: `no values were found that keep its rule “${rule.says}” at ${rule.at}`,
    changes: () => [...changesFor(rule.if, record, shop), ...changesFor(fields[rule.at]?.when, record, shop)],
  }));
  const missed = must.filter((one) => !evaluate(one, record, context)).map((one): Wrong => ({ says: `no values were found for which ${JSON.stringify(one)} holds`, changes: () => changesFor(one, record, shop) }));
  return [...problems, ...broken, ...missed];
}

/** What may be tried at a field that is wrong by itself, or beside the one that it comes after. */
function ofField(field: Field, record: Values, shop: Mended): Change[] {
  const earlier = field.after === null ? undefined : shop.fields[field.after];
  const own = [...(earlier ? [...soonAfter(field, record[earlier.name]), ...near(field, record[earlier.name])] : []), shop.make(field), null].map((value): Change => [field.name, value]);
  const before = earlier ? [...near(earlier, record[field.name]), null].map((value): Change => [earlier.name, value]) : [];
  return [...own, ...before, ...changesFor(field.requiredIf, record, shop)].filter(([name]) => shop.free.has(name));
}

/** Of what may not come long after another, such as lessons, what comes an hour or a day after it. */
function soonAfter({ type, within }: Field, earlier: unknown): unknown[] {
  const time = within === null ? Number.NaN : Date.parse(String(earlier));
  return Number.isNaN(time) ? [] : [new Date(time + (type === 'date' ? 24 : 1) * 3_600_000).toISOString().slice(0, type === 'date' ? 10 : undefined)];
}

function keyOf(values: Values): string {
  return JSON.stringify(values);
}
