import { folded } from './folded';
import { isObject } from './isObject';

/**
 * The one predicate language of declarations: `when`, `if`, `derive` and row rules.
 *
 * A predicate is an object of conditions that must all hold; a key is a field name, or `all`, `any`, `not` for nesting:
 *
 *     { status: 'active' }                      equals
 *     { status: ['active', 'inactive'] }        any of
 *     { endsAt: { lt: { now: true } } }         compared with the clock
 *     { endsOn: { lt: { today: 0 } } }          a calendar day compared with today, or so many days after it
 *     { used: { gte: { field: 'limit', percent: 80 } } }   compared with a part of another number of the record
 *     { ownerId: { is: { field: 'askedById' } } }          the same as another field
 *     { startsOn: { gt: { beside: 'validFrom' } } }        of a record that is referred to: compared with a field of that which refers
 *     { options: { rows: { where: { isRight: true }, lt: 1 } } }   so many rows of a list; not where the database asks
 *     { any: [{ code: { empty: true } }, { ownerId: { user: 'id' } }] }
 *
 * A comparison with a missing value is false, in memory and in SQL alike, so `not` of it is true in both.
 */
export type Scalar = string | number | boolean | null;

/** A right-hand side that is known only when the predicate is evaluated. */
export type Dynamic = { readonly now: true } | { readonly today: number } | { readonly user: 'id' | 'instituteId' | 'role' } | BesideOperand | FieldOperand;

/**
 * Another field of the same record, of the same type; of numbers also so many hundredths of it. `lt`, `lte`, `gt` and `gte` are
 * for numbers, days, times and instants; `is` and `not` for whatever is one value, of texts by what is read: neither the width of signs nor
 * that of blanks counts. Nothing is asked while either is missing.
 */
export interface FieldOperand {
  /** The other field. @example field: 'usageLimit' */
  readonly field: string;
  /** How much of it, between numbers. @default 100 @example percent: 80 */
  readonly percent?: number;
}

/** In `warns`: a field of the record that refers, of the type of that which is asked of the other; a day is also compared with the day of an instant in India. Nothing is asked while either is missing. */
export interface BesideOperand {
  /** Its name. @example beside: 'validFrom' */
  readonly beside: string;
}

/** How many rows of a list satisfy a condition. For conditions that are asked of one record: `rules`, `when` and `required`. */
export interface RowsOperand {
  /** Which rows are counted, by the fields of the row. @default all @example where: { isRight: true } */
  readonly where?: Predicate;
  /** Exactly so many. @example is: 1 */
  readonly is?: number;
  /** Fewer than. @example lt: 1 */
  readonly lt?: number;
  /** At most. @example lte: 3 */
  readonly lte?: number;
  /** More than. @example gt: 1 */
  readonly gt?: number;
  /** At least. @example gte: 2 */
  readonly gte?: number;
}

export type Operand = Scalar | Dynamic;

export interface Condition {
  /** Equals. A list: has it. @example is: 'open' */
  readonly is?: Operand;
  /** Is there, and is another. `null`: is there. @example not: 'closed' */
  readonly not?: Operand;
  /** Is one of these. @example in: ['open', 'draft'] */
  readonly in?: readonly Scalar[];
  /** Is less, or earlier. @example lt: { now: true } */
  readonly lt?: Operand;
  /** Is at most. @example lte: 10 */
  readonly lte?: Operand;
  /** Is more, or later. @example gt: { today: 14 } */
  readonly gt?: Operand;
  /** Is at least. @example gte: { field: 'usageLimit', percent: 80 } */
  readonly gte?: Operand;
  /** Text: holds the given text, whatever case, accents and width of letters. List: has the given value. @example has: 'maths' */
  readonly has?: string;
  /** `true`: null, an empty text, an empty list, or a table in which nothing is ticked. @example empty: true */
  readonly empty?: boolean;
  /** List: it has so many rows. @example rows: { where: { isRight: true }, lt: 1 } */
  readonly rows?: RowsOperand;
}

export type Predicate = { readonly [field: string]: Operand | readonly Scalar[] | Condition | readonly Predicate[] | Predicate | undefined };

/** What a predicate may ask about besides the record. `now` is an ISO 8601 instant. */
export interface PredicateContext {
  readonly now: string;
  readonly user?: { readonly id: string | null; readonly instituteId: string | null; readonly role: string };
  /** What whoever asks reads in, where it is known: for defaults alone. */
  readonly language?: string | undefined;
  /** Values of the record that refers to the one that is asked. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

export const OPERATORS = ['is', 'not', 'in', 'lt', 'lte', 'gt', 'gte', 'has', 'empty', 'rows'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A predicate in its one inner form: a tree of leaves, without shorthands. */
export type PredicateNode =
  | { readonly kind: 'all' | 'any'; readonly nodes: readonly PredicateNode[] }
  | { readonly kind: 'not'; readonly node: PredicateNode }
  | PredicateLeaf;

export interface PredicateLeaf {
  readonly kind: 'leaf';
  readonly field: string;
  readonly op: Operator;
  readonly value: Operand | readonly Scalar[] | RowsOperand;
}

/** Opens the shorthands. Unknown operators come out as leaves too, so that the checker can name them. */
export function parsePredicate(predicate: Predicate): PredicateNode {
  const nodes = Object.entries(predicate).flatMap(([key, value]): PredicateNode[] => {
    if (value === undefined) return [];
    if (key === 'all' || key === 'any') return [{ kind: key, nodes: (value as readonly Predicate[]).map(parsePredicate) }];
    if (key === 'not') return [{ kind: 'not', node: parsePredicate(value as Predicate) }];
    if (Array.isArray(value)) return [{ kind: 'leaf', field: key, op: 'in', value: value as readonly Scalar[] }];
    if (value === null || typeof value !== 'object' || isDynamic(value)) {
      return [{ kind: 'leaf', field: key, op: 'is', value: value as Operand }];
    }
    return Object.entries(value).map(([op, operand]) => ({ kind: 'leaf', field: key, op: op as Operator, value: operand as Operand }));
  });
  return nodes.length === 1 ? nodes[0]! : { kind: 'all', nodes };
}

/** True when the record satisfies the predicate; no predicate is always satisfied. */
export function evaluate(predicate: Predicate | undefined | null, record: Readonly<Record<string, unknown>>, context: PredicateContext): boolean {
  return !predicate || evaluateNode(parsed(predicate), record, context);
}

/** Predicates as they were opened: lists ask the same of every row. */
const opened = new WeakMap<Predicate, PredicateNode>();

function parsed(predicate: Predicate): PredicateNode {
  let node = opened.get(predicate);
  if (!node) opened.set(predicate, (node = parsePredicate(predicate)));
  return node;
}

/** Every field a predicate reads, each once. */
export function predicateFields(predicate: Predicate | undefined | null): string[] {
  const read = (leaf: PredicateLeaf): string[] => (isFieldOperand(leaf.value) ? [leaf.field, leaf.value.field] : [leaf.field]);
  return predicate ? [...new Set(leaves(parsePredicate(predicate)).flatMap(read))] : [];
}

/** Every field of the record that refers which a predicate reads. */
export function besideFields(predicate: Predicate): string[] {
  return leaves(parsePredicate(predicate)).flatMap(({ value }) => (isBesideOperand(value) ? [value.beside] : []));
}

/** Every leaf below a node. */
export function leaves(node: PredicateNode): PredicateLeaf[] {
  if (node.kind === 'leaf') return [node];
  return node.kind === 'not' ? leaves(node.node) : node.nodes.flatMap(leaves);
}

export function isDynamic(value: unknown): value is Dynamic {
  return typeof value === 'object' && value !== null && ('now' in value || 'today' in value || 'user' in value || 'beside' in value || 'field' in value);
}

export function isFieldOperand(value: unknown): value is FieldOperand {
  return typeof value === 'object' && value !== null && 'field' in value;
}

export function isBesideOperand(value: unknown): value is BesideOperand {
  return typeof value === 'object' && value !== null && 'beside' in value;
}

export function isRowsOperand({ op, value }: Pick<PredicateLeaf, 'op' | 'value'>): boolean {
  return op === 'rows' && typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value a dynamic operand stands for now. Another field is looked up by whoever has the record. */
export function resolveOperand(value: Exclude<Operand, FieldOperand> | readonly Scalar[], context: PredicateContext): Scalar | readonly Scalar[] {
  if (!isDynamic(value)) return value as Scalar | readonly Scalar[];
  if ('today' in value) return dayInIndia(context.now, value.today);
  if ('beside' in value) return (context.beside?.[value.beside] ?? null) as Scalar;
  return 'now' in value ? context.now : (context.user?.[value.user] ?? null);
}

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** The calendar day in India, `YYYY-MM-DD`, so many days after an instant: what runs to a day runs to its end there. */
export function dayInIndia(now: string, days: number): string {
  return new Date(Date.parse(now) + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);
}

export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function evaluateNode(node: PredicateNode, record: Readonly<Record<string, unknown>>, context: PredicateContext): boolean {
  switch (node.kind) {
    case 'leaf':
      if (node.op === 'rows') return isOfSize(countRows(record[node.field], node.value as RowsOperand, context), node.value as RowsOperand);
      return isFieldOperand(node.value)
        ? compareFields(node.op, record[node.field] ?? null, node.value, record)
        : evaluateLeaf(node.op, record[node.field] ?? null, resolveOperand(node.value as Exclude<Operand, FieldOperand>, context));
    case 'not':
      return !evaluateNode(node.node, record, context);
    case 'all':
      return node.nodes.every((child) => evaluateNode(child, record, context));
    case 'any':
      return node.nodes.some((child) => evaluateNode(child, record, context));
  }
}

function evaluateLeaf(op: Exclude<Operator, 'rows'>, actual: unknown, wanted: Scalar | readonly Scalar[]): boolean {
  switch (op) {
    case 'empty':
      return (isEmptyValue(actual) || isEmptyObject(actual)) === wanted;
    case 'in':
      return (wanted as readonly Scalar[]).some((one) => isSame(actual, one));
    case 'is':
      return isSame(actual, wanted as Scalar);
    case 'not':
      return wanted === null ? actual !== null : actual !== null && !isSame(actual, wanted as Scalar);
    case 'has':
      return Array.isArray(actual)
        ? actual.includes(wanted)
        : typeof actual === 'string' && folded(actual).includes(folded(String(wanted)));
    default:
      return compare(op, actual, asDayBeside(actual, wanted as Scalar));
  }
}

/** Of an instant that a day is compared with, its day. */
function asDayBeside(actual: unknown, wanted: Scalar): Scalar {
  return typeof actual === 'string' && DAY.test(actual) && typeof wanted === 'string' && wanted.includes('T') && !Number.isNaN(Date.parse(wanted)) ? dayInIndia(wanted, 0) : wanted;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function isSame(actual: unknown, wanted: Scalar): boolean {
  return wanted !== null && Array.isArray(actual) ? actual.includes(wanted) : actual === wanted;
}

function compare(op: 'lt' | 'lte' | 'gt' | 'gte', actual: unknown, wanted: Scalar): boolean {
  if (actual === null || wanted === null || typeof actual !== typeof wanted) return false;
  const order = actual === wanted ? 0 : (actual as string | number) < (wanted as string | number) ? -1 : 1;
  return op === 'lt' ? order < 0 : op === 'lte' ? order <= 0 : op === 'gt' ? order > 0 : order >= 0;
}

/** Numbers in hundredths, rounded as the database counts them: what is exact in decimals need not be so in binary. */
function compareFields(op: Operator, actual: unknown, { field, percent = 100 }: FieldOperand, record: Readonly<Record<string, unknown>>): boolean {
  const other = record[field] ?? null;
  if (typeof actual === 'number' && typeof other === 'number') return compareTwo(op, toSixDecimals(actual * 100), toSixDecimals(other * percent));
  return typeof actual === typeof other && (typeof actual === 'string' || typeof actual === 'boolean') && compareTwo(op, actual, other as Scalar);
}

function compareTwo(op: Operator, actual: Scalar, other: Scalar): boolean {
  if (op === 'is' || op === 'not') return (asRead(actual) === asRead(other)) === (op === 'is');
  return isComparison(op) && compare(op, actual, other);
}

/** A text as its reader tells it from another: wide and narrow forms of a sign are one, so are any blanks, and a paragraph alone is its words. The database does the same (`predicateSql`). */
function asRead(value: Scalar): Scalar {
  return typeof value === 'string' ? value.replace(/^<p>([^<>]*)<\/p>$/, '$1').replace(/[\uff01-\uffe2\uffe4-\uffee]/g, (sign) => sign.normalize('NFKC')).normalize('NFC').replace(/\s+/g, ' ').trim() : value;
}

function countRows(rows: unknown, { where }: RowsOperand, context: PredicateContext): number {
  const objects = Array.isArray(rows) ? rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null) : [];
  return objects.filter((row) => evaluate(where, row, context)).length;
}

function isOfSize(count: number, { is = count, lt = Infinity, lte = Infinity, gt = -1, gte = 0 }: RowsOperand): boolean {
  return count === is && count < lt && count <= lte && count > gt && count >= gte;
}

function toSixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Operators that put two values in order. */
export function isComparison(op: Operator): op is 'lt' | 'lte' | 'gt' | 'gte' {
  return op === 'lt' || op === 'lte' || op === 'gt' || op === 'gte';
}
