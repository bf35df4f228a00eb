import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  folded, isComparison, isFieldOperand, isListType, OBJECT_TYPES, parsePredicate, resolveOperand, type Field, type FieldOperand, type Operator, type Predicate, type PredicateContext, type PredicateLeaf,
  type PredicateNode, type Scalar,
} from '../../../src/schemas';
import { isOwner, quote, type Table } from './columns';
import { holdsPart } from './partSql';
import { PLATFORM_INSTITUTE } from './scope';

/** A condition on rows. */
export type SqlCondition = RawBuilder<SqlBool>;

export interface PredicateTarget {
  readonly table: Table;
  /** Name the table goes by in the query. */
  readonly alias: string;
  readonly context: PredicateContext;
}

/**
 * A predicate as a condition, true for exactly the rows whose record satisfies it in memory. It may be null where the
 * predicate is false, which `WHERE` and `CASE` take alike; under `not` that is made explicit. Computed choices are
 * replaced by what they are computed from.
 */
export function predicateSql(predicate: Predicate, target: PredicateTarget): SqlCondition {
  return compile(parsePredicate(predicate), target);
}

/** All of the conditions; none is always true. */
export function every(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? TRUE : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Any of the conditions; none is never true. */
export function some(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? FALSE : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** A column of the query's table. */
export function columnSql({ alias, name }: { alias: string; name: string }): RawBuilder<unknown> {
  return sql.raw(`${quote(alias)}.${quote(name)}`);
}

const TRUE = sql<SqlBool>`true`;
const FALSE = sql<SqlBool>`false`;

function compile(node: PredicateNode, target: PredicateTarget): SqlCondition {
  switch (node.kind) {
    case 'leaf':
      return compileLeaf(node, target);
    case 'not':
      return sql<SqlBool>`((${compile(node.node, target)}) is not true)`;
    case 'all':
      return every(node.nodes.map((child) => compile(child, target)));
    case 'any':
      return some(node.nodes.map((child) => compile(child, target)));
  }
}

function compileLeaf(leaf: PredicateLeaf, target: PredicateTarget): SqlCondition {
  const field = target.table.resource.fields[leaf.field];
  if (leaf.op === 'rows') throw new Error(`Rows of “${leaf.field}” are counted in memory alone: the declaration was not checked.`);
  if (isFieldOperand(leaf.value)) return field ? compareFieldsSql({ field, op: leaf.op, other: leaf.value, target }) : FALSE;
  const wanted = resolveOperand(leaf.value as Parameters<typeof resolveOperand>[0], target.context);
  if (!field) return wantsNothing(leaf.op, wanted) ? TRUE : FALSE;
  if (field.derive.length > 0) return compileDerived({ field, op: leaf.op, wanted, target });
  return compileStored({ field, op: leaf.op, wanted, target });
}

/** What a field that is not there, hence null, satisfies. */
function wantsNothing(op: Operator, wanted: Scalar | readonly Scalar[]): boolean {
  if (op === 'empty') return wanted === true;
  return op === 'in' ? (wanted as readonly Scalar[]).includes(null) : op === 'is' && wanted === null;
}

interface Leaf {
  readonly field: Field;
  readonly op: Operator;
  readonly wanted: Scalar | readonly Scalar[];
  readonly target: PredicateTarget;
}

/** The condition that a computed choice has exactly this value: its own holds, and none before it does. */
function derivedIs({ field, value, target }: { field: Field; value: string | null; target: PredicateTarget }): SqlCondition {
  const before: SqlCondition[] = [];
  const ways: SqlCondition[] = [];
  for (const one of field.derive) {
    const holds = one.if ? predicateSql(one.if, target) : TRUE;
    if (one.value === value) ways.push(every([...before, holds]));
    before.push(sql<SqlBool>`((${holds}) is not true)`);
  }
  if (value === null) return every(before);
  return some(ways);
}

function compileDerived({ field, op, wanted, target }: Leaf): SqlCondition {
  const values: readonly (string | null)[] = [...new Set([...field.derive.map((one) => one.value), null])];
  const holding = values.filter((value) => holdsInMemory({ op, actual: value, wanted }));
  return some(holding.map((value) => derivedIs({ field, value, target })));
}

/** A computed choice is one of a few values, so a comparison with it is decided beforehand, value by value. */
function holdsInMemory({ op, actual, wanted }: { op: Operator; actual: string | null; wanted: Scalar | readonly Scalar[] }): boolean {
  if (op === 'empty') return (actual === null) === wanted;
  if (op === 'in') return (wanted as readonly Scalar[]).includes(actual);
  if (op === 'is') return actual === wanted;
  if (op === 'not') return actual !== null && actual !== wanted;
  if (actual === null) return false;
  if (op === 'has') return folded(actual).includes(folded(String(wanted)));
  if (typeof wanted !== 'string') return false;
  return op === 'lt' ? actual < wanted : op === 'lte' ? actual <= wanted : op === 'gt' ? actual > wanted : actual >= wanted;
}

function compileStored({ field, op, wanted, target }: Leaf): SqlCondition {
  const name = target.table.byField.get(field.name)!.name;
  const column = columnSql({ alias: target.alias, name });
  switch (op) {
    case 'empty':
      return wanted === true ? emptySql(field, column) : wanted === false ? sql<SqlBool>`(not ${emptySql(field, column)})` : FALSE;
    case 'is':
      return equalSql({ field, column, value: wanted as Scalar });
    case 'in':
      return inSql({ field, column, values: wanted as readonly Scalar[] });
    case 'not':
      if (wanted === null) return sql<SqlBool>`(not ${nullSql(field, column)})`;
      return sql<SqlBool>`(not ${nullSql(field, column)} and (${equalSql({ field, column, value: wanted as Scalar })}) is not true)`;
    case 'has':
      return hasSql({ field, column, text: wanted as Scalar });
    default:
      return isComparison(op) ? compareSql({ field, column, op, value: wanted as Scalar }) : FALSE;
  }
}

type ColumnRef = RawBuilder<unknown>;

/** The owner's column is never null: the operator's id stands for null there. */
function nullSql(field: Field, column: ColumnRef): SqlCondition {
  return isOwner(field) ? sql<SqlBool>`(${column} = ${PLATFORM_INSTITUTE}::uuid)` : sql<SqlBool>`(${column} is null)`;
}

function emptySql(field: Field, column: ColumnRef): SqlCondition {
  if (field.type === 'list') return sql<SqlBool>`(${column} = '[]'::jsonb)`;
  if (isListType(field.type)) return sql<SqlBool>`(cardinality(${column}) = 0)`;
  if (OBJECT_TYPES.has(field.type)) return sql<SqlBool>`(${column} is null or ${column} in ('[]'::jsonb, '{}'::jsonb, '""'::jsonb))`;
  return isText(field) ? sql<SqlBool>`(${column} is null or ${column} = '')` : nullSql(field, column);
}

function equalSql({ field, column, value }: { field: Field; column: ColumnRef; value: Scalar }): SqlCondition {
  if (value === null) return nullSql(field, column);
  const operand = operandSql(field, value, 'exact');
  if (!operand) return FALSE;
  return isArray(field) ? sql<SqlBool>`(${column} @> array[${operand}] and ${holdsSomeSql(column)})` : sql<SqlBool>`(${column} = ${operand})`;
}

/** That a list holds anything at all, said with each question for a value: lists that hold nothing are in no index. */
export function holdsSomeSql(column: ColumnRef): SqlCondition {
  return sql<SqlBool>`cardinality(${column}) > 0`;
}

function inSql({ field, column, values }: { field: Field; column: ColumnRef; values: readonly Scalar[] }): SqlCondition {
  // The operator's id among the others, so that one look into an index finds all of them.
  const named = values.flatMap((value) => value ?? (isOwner(field) ? PLATFORM_INSTITUTE : []));
  const isFitting = (value: Exclude<Scalar, null>): boolean => (isUuidField(field) ? isUuid(value) : operandSql(field, value, 'exact') !== null);
  const fitting = named.filter(isFitting);
  const ways: SqlCondition[] = values.includes(null) && !isOwner(field) ? [nullSql(field, column)] : [];
  // One alone is asked for as such: rows of one come out of an index in its order.
  if (fitting.length === 1) ways.push(equalSql({ field, column, value: fitting[0]! }));
  else if (fitting.length > 1) ways.push(isArray(field) ? sql<SqlBool>`(${column} && ${listSql(field, fitting)} and ${holdsSomeSql(column)})` : sql<SqlBool>`(${column} = any(${listSql(field, fitting)}))`);
  return some(ways);
}

/** Values of a field as a list. Ids are one parameter, however many they are: a thousand of their own take the loop longer than the database. */
function listSql(field: Field, values: readonly Exclude<Scalar, null>[]): RawBuilder<unknown> {
  return isUuidField(field) ? sql`${values}::uuid[]` : sql`array[${sql.join(values.map((value) => operandSql(field, value, 'exact')))}]`;
}

function hasSql({ field, column, text }: { field: Field; column: ColumnRef; text: Scalar }): SqlCondition {
  if (isArray(field)) return typeof text === 'string' ? equalSql({ field, column, value: text }) : FALSE;
  const written = isText(field) ? column : textForm(field, column);
  if (!written) return FALSE;
  return holdsPart(written, folded(String(text)));
}

function compareSql({ field, column, op, value }: { field: Field; column: ColumnRef; op: 'lt' | 'lte' | 'gt' | 'gte'; value: Scalar }): SqlCondition {
  if (value === null || isArray(field)) return FALSE;
  // Paise and whole numbers are compared with the next whole number on the right side of a fraction.
  const operand = operandSql(field, value, op === 'lt' || op === 'gte' ? 'up' : 'down');
  const written = operand === null && typeof value === 'string' ? textForm(field, column) : null;
  if (!operand && !written) return FALSE;
  const symbol = sql.raw(SYMBOLS[op]);
  const left = written ? sql`${written} collate "C"` : isText(field) ? sql`${column} collate "C"` : column;
  const condition = sql<SqlBool>`(${left} ${symbol} ${operand ?? sql`${value}::text`})`;
  return isOwner(field) ? sql<SqlBool>`(${condition} and not ${nullSql(field, column)})` : condition;
}

/** Two values of one row; numbers both in hundredths of what is shown. */
function compareFieldsSql({ field, op, other, target }: { field: Field; op: Operator; other: FieldOperand; target: PredicateTarget }): SqlCondition {
  const against = target.table.resource.fields[other.field];
  const symbol = op === 'is' ? '=' : op === 'not' ? '<>' : isComparison(op) ? SYMBOLS[op] : null;
  if (!against || symbol === null) return FALSE;
  if (isNumeric(field) && isNumeric(against)) return sql<SqlBool>`(${hundredths(field, 100, target)} ${sql.raw(symbol)} ${hundredths(against, other.percent ?? 100, target)})`;
  if (field.type !== against.type) return FALSE;
  const [one, two] = [field, against].map(({ name }) => columnSql({ alias: target.alias, name: target.table.byField.get(name)!.name }));
  if (!isText(field)) return sql<SqlBool>`(${one} ${sql.raw(symbol)} ${two})`;
  const [left, right] = isComparison(op) ? [one!, two!] : [asReadSql(one!), asReadSql(two!)];
  return sql<SqlBool>`(${left} collate "C" ${sql.raw(symbol)} ${right} collate "C")`;
}

/** Signs with a wide or a narrow form, and what each is otherwise. */
const FORMS = Array.from({ length: 0xee }, (_, at) => String.fromCharCode(0xff01 + at)).filter((sign) => sign !== '\uffe3' && sign.normalize('NFKC') !== sign);
const USUAL = FORMS.map((sign) => sign.normalize('NFKC'));

/** A text as memory compares it with another of the same record. */
function asReadSql(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`btrim(regexp_replace(normalize(translate(regexp_replace(${text}, '^<p>([^<>]*)</p>$', '\\1'), ${FORMS.join('')}, ${USUAL.join('')}), NFC), ${BLANKS}, ' ', 'g'))`;
}

const BLANKS = '[\\u0009-\\u000d\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+';

function hundredths(field: Field, percent: number, { table, alias }: PredicateTarget): RawBuilder<unknown> {
  const column = columnSql({ alias, name: table.byField.get(field.name)!.name });
  // Money is stored in paise.
  return field.type === 'money' ? sql`(${column}::numeric * ${sql.raw(String(percent))} / 100)` : sql`(${column}::numeric * ${sql.raw(String(percent))})`;
}

function isNumeric({ type }: Field): boolean {
  return type === 'number' || type === 'integer' || type === 'money' || type === 'duration';
}

const SYMBOLS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** Ids, dates and instants as they are written on the wire, to be compared with a text that is none of these. */
function textForm(field: Field, column: ColumnRef): ColumnRef | null {
  if (field.type === 'date') return sql`to_char(${column}, 'YYYY-MM-DD')`;
  if (field.type === 'datetime') return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return field.type === 'ref' || (field.system && field.name === 'id') ? sql`${column}::text` : null;
}

/** The right-hand side in the column's type, so that an index serves; null where no row of this type can equal it. */
function operandSql(field: Field, value: Exclude<Scalar, null>, rounding: 'exact' | 'up' | 'down'): RawBuilder<unknown> | null {
  if (typeof value === 'number') return numberSql(field, value, rounding);
  if (typeof value === 'boolean') return field.type === 'boolean' ? sql`${value}::boolean` : null;
  if (value.includes('\u0000')) return null;
  if (isText(field) || field.type === 'tags' || field.type === 'choices') return sql`${value}::text`;
  if (field.type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && isInstant(value) ? sql`${value}::date` : null;
  if (field.type === 'datetime') return isInstant(value) && new Date(value).toISOString() === value ? sql`${value}::timestamptz` : null;
  if (isUuid(value) && isUuidField(field)) return sql`${value}::uuid`;
  return null;
}

function numberSql(field: Field, value: number, rounding: 'exact' | 'up' | 'down'): RawBuilder<unknown> | null {
  if (!Number.isFinite(value)) return null;
  if (field.type === 'number') return sql`${String(value)}::numeric`;
  if (field.type !== 'integer' && field.type !== 'duration' && field.type !== 'money') return null;
  const scaled = field.type === 'money' ? Number((value * 100).toFixed(6)) : value;
  const isWhole = Number.isInteger(scaled);
  if (!isWhole && rounding === 'exact') return null;
  const whole = isWhole ? scaled : rounding === 'up' ? Math.ceil(scaled) : Math.floor(scaled);
  const clamped = Math.min(Math.max(whole, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  return sql`${String(clamped)}::bigint`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isUuid(value: Scalar): value is string {
  return typeof value === 'string' && UUID.test(value);
}

function isUuidField(field: Field): boolean {
  return field.type === 'ref' || field.type === 'refs' || field.name === 'id';
}

const NOT_TEXT = new Set<Field['type']>(['number', 'integer', 'duration', 'money', 'boolean', 'date', 'datetime', 'tags', 'choices', 'ref', 'refs', 'list', 'group', 'json', 'matrix']);

function isText(field: Field): boolean {
  return !NOT_TEXT.has(field.type) && !(field.system && field.name === 'id');
}

function isArray(field: Field): boolean {
  return field.type === 'tags' || field.type === 'choices' || field.type === 'refs';
}

function isInstant(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && Math.abs(time) < 8.64e15;
}
