import { isFieldOperand, leaves, parsePredicate, resolveOperand, type Predicate, type PredicateContext, type PredicateLeaf, type RowsOperand, type Scalar } from '../predicate';
import { boundProblem } from '../dateBound';
import type { Field } from '../resource';
import { validateValue } from '../validate';
import { roundedTo, stepOf } from './values';

type Values = Readonly<Record<string, unknown>>;

/** A field with another value. */
export type Change = readonly [name: string, value: unknown];

export interface Workshop {
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of the fields that may be given another value. */
  readonly free: ReadonlySet<string>;
  readonly context: PredicateContext;
  /** Another value of a field. */
  readonly make: (field: Field) => unknown;
  /** A list's rows: so many that satisfy a condition, and so many that do not; null where there are none such. */
  readonly rows: (field: Field, counted: { readonly where: Predicate | undefined; readonly hits: number; readonly misses: number }) => unknown[] | null;
}

/**
 * What may be tried so that a condition comes out otherwise: for each of its fields the values around what it is compared
 * with, on both sides of it.
 */
export function changesFor(predicate: Predicate | null | undefined, record: Values, shop: Workshop, depth = 0): Change[] {
  if (!predicate || depth > 3) return [];
  return leaves(parsePredicate(predicate)).flatMap((leaf): Change[] => {
    const field = shop.fields[leaf.field];
    if (!field) return [];
    const beneath = [...field.derive.map((one) => one.if), field.when].flatMap((one) => changesFor(one, record, shop, depth + 1));
    return [...ofLeaf(leaf, field, record, shop), ...beneath].filter(([name, value]) => shop.free.has(name) && isSound(shop, name, value));
  });
}

/** A field's values that are one beside, one below and one above a value. */
export function near(field: Field, value: unknown): unknown[] {
  switch (field.type) {
    case 'integer': case 'duration': case 'number': case 'money':
      return [...(typeof value === 'number' ? [value, value + stepOf(field), value - stepOf(field)] : []), field.min, field.max, ...field.numbers].filter((one) => one !== null).map((one) => roundedTo(field, one));
    case 'date': case 'datetime': {
      const time = Date.parse(String(value));
      const moved = field.type === 'date' ? [0, DAY, -DAY, 30 * DAY, -30 * DAY] : [0, MINUTE, -MINUTE, DAY, -DAY];
      return Number.isNaN(time) ? [] : moved.map((by) => new Date(time + by).toISOString().slice(0, field.type === 'date' ? 10 : undefined));
    }
    case 'time': {
      const [hours, minutes] = String(value).split(':').map(Number);
      const at = (hours ?? 0) * 60 + (minutes ?? 0);
      return Number.isInteger(at) ? [at, at + 1, at - 1].filter((one) => one >= 0 && one < 1_440).map((one) => `${String(Math.floor(one / 60)).padStart(2, '0')}:${String(one % 60).padStart(2, '0')}`) : [];
    }
    case 'boolean':
      return [true, false];
    case 'choice':
      return [...field.choices];
    case 'choices': case 'tags': case 'refs':
      return typeof value === 'string' ? [[value], []] : [];
    default:
      return [value];
  }
}

function ofLeaf({ op, value }: PredicateLeaf, field: Field, record: Values, shop: Workshop): Change[] {
  const of = (one: Field, values: readonly unknown[]): Change[] => [...values, null, shop.make(one)].map((changed) => [one.name, changed]);
  if (op === 'rows') return ofRows(field, value as RowsOperand, shop);
  if (isFieldOperand(value)) {
    const other = shop.fields[value.field];
    if (!other) return [];
    const part = (value.percent ?? 100) / 100;
    const scaled = (one: unknown, by: number): unknown => (typeof one === 'number' ? one * by : one);
    return [...of(field, near(field, scaled(record[other.name], part))), ...of(other, near(other, scaled(record[field.name], 1 / part)))];
  }
  const wanted = resolveOperand(value as Scalar | readonly Scalar[], shop.context);
  return of(field, (Array.isArray(wanted) ? wanted : [wanted]).flatMap((one) => near(field, one)));
}

function ofRows(field: Field, { where, is, lt, lte, gt, gte }: RowsOperand, shop: Workshop): Change[] {
  const bounds = [is, lt, lte, gt, gte].filter((one) => one !== undefined);
  const counts = [...new Set([0, 1, 2, ...bounds.flatMap((one) => [one - 1, one, one + 1])])].filter((one) => one >= 0 && one <= field.maxItems);
  return counts.flatMap((hits) => (where ? [0, 1, Math.max(0, field.minItems - hits)] : [0]).map((misses): Change => [field.name, shop.rows(field, { where, hits, misses })]));
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Whether a field may have a value at all; what is undefined is none. */
function isSound({ fields, context }: Workshop, name: string, value: unknown): boolean {
  const field = fields[name]!;
  return value !== undefined && validateValue({ field, value }) === null && boundProblem({ field, value, context }) === null;
}
