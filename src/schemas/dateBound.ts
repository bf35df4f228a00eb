import type { Report } from './checkReport';
import type { DateBound } from './field';
import { dayInIndia, type PredicateContext } from './predicate';
import type { Problem } from './problem';
import type { Field } from './resource';

type Bounded = Pick<Field, 'type' | 'earliest' | 'latest'>;

/** The day or the instant that a bound stands for now; null for none. Of an instant, days from today are so many times 24 hours from now. */
export function boundOf(bound: DateBound | null, { now }: PredicateContext, type: Field['type'] = 'date'): string | null {
  if (bound === null || typeof bound === 'string') return bound;
  if ('now' in bound) return now;
  return type === 'date' ? dayInIndia(now, bound.today) : new Date(Date.parse(now) + bound.today * DAY_MS).toISOString();
}

/** The first and the last that a day or an instant may be now, also where its field says neither; null of what is none. */
export function limitsOf(field: Bounded, context: PredicateContext): { readonly first: string | null; readonly last: string | null } {
  const usual = USUAL[field.type as keyof typeof USUAL] ?? [null, null];
  return { first: boundOf(field.earliest, context, field.type) ?? usual[0], last: boundOf(field.latest, context, field.type) ?? usual[1] };
}

/** A year beyond is mistyped. */
/** The last day that a date may be unless its field says otherwise. */
export const LAST_DAY = '2200-12-31';

const USUAL = { date: ['1900-01-01', LAST_DAY], datetime: ['1900-01-01T00:00:00.000Z', '2200-12-31T23:59:59.999Z'] } as const;

/** What is wrong with a day or an instant that lies before the first or after the last it may be; null when nothing is. */
export function boundProblem({ field, value, context }: { field: Bounded; value: unknown; context: PredicateContext }): Problem | null {
  if (typeof value !== 'string' || value === '') return null;
  const { first, last } = limitsOf(field, context);
  if (first !== null && value < first) return isPresent(field.earliest) ? { code: 'inPast' } : isBehind(field.earliest) ? { code: 'tooOld', params: { day: first, max: -field.earliest.today } } : { code: 'tooEarly', params: { day: first } };
  if (last !== null && value > last) return isPresent(field.latest) ? { code: 'inFuture' } : { code: 'tooLate', params: { day: last } };
  return null;
}

/** Bounds are days of a day and instants of an instant, the first before the last, and a default lies between them. */
export function checkDateBounds(report: Report, path: string, field: Pick<Field, 'type' | 'earliest' | 'latest' | 'newWithin' | 'default' | 'fill'>): void {
  if (field.newWithin !== null && !(Number.isInteger(field.newWithin) && field.newWithin >= 0)) report.add(`${path}.newWithin`, `${field.newWithin} is no number of days`, 'write for example 92');
  for (const name of ['earliest', 'latest'] as const) {
    const bound = field[name];
    if (bound !== null && !isBoundOf(field.type, bound)) report.add(`${path}.${name}`, `${JSON.stringify(bound)} is no ${field.type === 'date' ? 'day' : 'instant'}`, field.type === 'date' ? "write for example '1900-01-31' or { today: 0 }" : "write for example '1900-01-31T00:00:00.000Z' or { now: true }");
  }
  const context = { now: new Date().toISOString() };
  const { first, last } = limitsOf(field, context);
  if (first !== null && last !== null && first > last) report.add(`${path}.earliest`, `${first} is after the last it may be, ${last}`, 'swap the two');
  const begins = field.fill && 'user' in field.fill ? null : field.fill ? boundOf('now' in field.fill && field.type === 'date' ? { today: 0 } : field.fill, context) : field.default;
  const problem = boundProblem({ field, value: begins, context });
  if (problem) report.add(`${path}.default`, `the default is not a value of the field (${problem.code})`, 'choose a valid one');
}

/** Fields as a new record has them: a day or an instant that is bound there lies no further back. */
export function asNew({ fields, context }: { fields: Readonly<Record<string, Field>>; context: PredicateContext }): Readonly<Record<string, Field>> {
  const bound = Object.values(fields).filter(({ newWithin }) => newWithin !== null);
  return bound.length === 0 ? fields : { ...fields, ...Object.fromEntries(bound.map((field) => [field.name, { ...field, earliest: firstOfNew(field, context) }])) };
}

function firstOfNew({ type, earliest, newWithin }: Field, context: PredicateContext): DateBound {
  const first = { today: -newWithin! };
  const own = boundOf(earliest, context, type);
  return earliest !== null && own! > boundOf(first, context, type)! ? earliest : first;
}

const DAY_MS = 86_400_000;

/** Whether a bound moves with the clock and is the present day or instant itself. */
function isPresent(bound: DateBound | null): boolean {
  return typeof bound === 'object' && bound !== null && ('now' in bound || bound.today === 0);
}

/** Whether a bound moves with the clock, so many days behind it. */
function isBehind(bound: DateBound | null): bound is { readonly today: number } {
  return typeof bound === 'object' && bound !== null && 'today' in bound && bound.today < 0;
}

function isBoundOf(type: Field['type'], bound: DateBound): boolean {
  if (typeof bound === 'object') return type === 'date' ? Object.keys(bound).join() === 'today' && Number.isInteger((bound as { today: number }).today) : Object.keys(bound).join() === 'now' && (bound as { now: boolean }).now;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(bound) && isInstant(`${bound}T00:00:00.000Z`);
  return isInstant(bound);
}

function isInstant(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
}
