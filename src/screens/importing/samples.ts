import type { CellContext } from '../../fields/values/cellTypes';
import { problemsOf } from '../../forms/problems';
import { brokenRules, cleanValue, isEmptyValue, lengthOf, titleFields } from '../../schemas';
import type { Field, FieldType, Resource } from '../../schemas';

type Values = Readonly<Record<string, unknown>>;

interface SamplesParams {
  readonly resource: Resource;
  /** A record that the declaration takes. */
  readonly record: Values;
  readonly context: CellContext;
}

interface Asking {
  readonly field: Field;
  readonly resource: Resource;
  readonly context: CellContext;
}

/**
 * The same record with values that people may take for real, in the reader's language and of these days. What would break a bound
 * or a rule that the record keeps is not taken.
 */
export function withSamples({ resource, record, context }: SamplesParams): Values {
  const rules = { now: new Date(context.now).toISOString() };
  const faultsOf = (values: Values): number =>
    Object.keys(problemsOf({ fields: resource.fields, values, rules, isNew: true, locale: context.locale })).length + brokenRules({ rules: resource.rules, fields: resource.fields, values, before: null, changed: new Set(Object.keys(values)), context: rules }).length;
  let taken = record;
  for (const field of Object.values(resource.fields)) {
    if (isEmptyValue(record[field.name])) continue;
    const before = faultsOf(taken);
    const ways = samplesOf({ field, resource, context }).map((sample): Values => ({ [field.name]: cleanValue({ field, value: sample }) }));
    const next = [...ways, ...ways.map((way) => ({ ...way, ...endsOf({ field, resource, context }) }))].map((way) => ({ ...taken, ...way })).find((values) => faultsOf(values) <= before);
    taken = next ?? taken;
  }
  return taken;
}

/** What ends and may not come long after what begins here goes with it. */
function endsOf({ field, resource, context }: Asking): Values {
  const ends = Object.values(resource.fields).filter(({ after, within }) => after === field.name && within !== null);
  return Object.fromEntries(ends.map((end) => [end.name, cleanValue({ field: end, value: samplesOf({ field: end, resource, context }).at(-1) })]));
}

/** What may stand in a field, the best first. */
function samplesOf({ field, resource, context }: Asking): readonly unknown[] {
  const { name, type } = field;
  if (field.pattern !== null) return [...field.examples, CODE, CODE.replace('-', '')];
  if (NUMBERS.has(type)) return [field.default ?? numberOf(field)];
  if (type === 'date' || type === 'datetime') return timesOf({ field, now: context.now });
  if (type === 'time') return [field.after ? '10:45' : '09:15'];
  if (type === 'boolean') return [field.default ?? false];
  if (type === 'tags') return [context.translate('lectern.imports.samples.tags').split('|')];
  if (type in SAME) return [...(type === 'url' ? field.examples : []), SAME[type]];
  const word = WORDS.find(([is]) => is({ name, type }))?.[1];
  if (type === 'language') return [context.locale.slice(0, 2)];
  if (!TEXTS.has(type)) return word ? [context.translate(`lectern.imports.samples.${word}`)] : [];
  const isTitle = titleFields(resource).includes(name) && word === undefined;
  if (isTitle && isPerson(resource)) return [context.translate('lectern.imports.samples.person')];
  const own = context.locale.startsWith('en') ? field.examples.slice(0, 1) : [];
  const one = isTitle ? titleOf({ resource, context }) : word === undefined && /(code|number)$/i.test(name) ? CODE : context.translate(`lectern.imports.samples.${word ?? 'text'}`);
  // As often as the least length asks for.
  const said = Array.from({ length: Math.max(1, Math.ceil(field.minLength / one.length)) }, () => one).join(' ');
  // A second one for where two fields must not say the same.
  return [...own, ...(type === 'richText' ? [`<p>${said}</p>`] : [said, `${said} 2`])];
}

/** What is the same in every language. */
const SAME: Partial<Record<FieldType, string>> = { url: 'https://example.com/page', image: 'https://example.com/picture.png', file: 'https://example.com/document.pdf', colour: '#1f6feb' };
const CODE = 'A-1024';

const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(['integer', 'number', 'money', 'duration']);
const TEXTS: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longText', 'richText']);

interface Kind {
  readonly name: string;
  readonly type: FieldType;
}

/** Which of the words stands in a field, by its type and by what it is called in the declaration. */
const WORDS: readonly (readonly [(kind: Kind) => boolean, string])[] = [
  [({ type }) => type === 'email', 'email'],
  [({ type }) => type === 'phone', 'phone'],
  [({ type }) => type === 'timeZone', 'timeZone'],
  [({ name }) => /^(speaker|author)$|(guardian|parent|contact|holder|payer|buyer)(Name)?$/i.test(name), 'relative'],
  [({ name }) => /city|town/i.test(name), 'city'],
  [({ name }) => /address|street/i.test(name), 'address'],
  [({ name }) => /designation|jobTitle/i.test(name), 'designation'],
  [({ name }) => /room|hall/i.test(name), 'room'],
  [({ name }) => /nativeName/i.test(name), 'language'],
];

/** Who is written to and has no code, as a branch may, is a person. */
function isPerson({ isOfPeople, fields }: Resource): boolean {
  return isOfPeople || ('emailId' in fields && !('code' in fields));
}

/** “Category (example)”. */
function titleOf({ resource, context }: Omit<Asking, 'field'>): string {
  return context.translate('lectern.imports.samples.title', { name: context.translate(`resources.${resource.name}.name`, { smart_count: 1 }) });
}

/** A number as schools have it, by what it counts. */
function numberOf({ name, type, unit }: Field): number {
  if (unit === '%' || /percent/i.test(name)) return 10;
  const byName = COUNTS.find(([is]) => is.test(name))?.[1];
  return byName ?? (type === 'money' ? 1_500 : type === 'duration' ? 60 : type === 'integer' ? 10 : 1);
}

const COUNTS: readonly (readonly [RegExp, number])[] = [[/^(order|index|level)$|attempt/i, 1], [/total/i, 100], [/pass/i, 40], [/seats|capacity|limit/i, 30], [/positive/i, 4]];

const DAY = 86_400_000;

/** Days around this one: of birth, of what has begun, of what is to begin, and of what ends. */
function timesOf({ field, now }: { readonly field: Field; readonly now: number }): readonly string[] {
  const day = new Date(now);
  const first = new Date(day.getFullYear(), day.getMonth() + 1, 1, 10);
  const at = (time: number | Date): string => (field.type === 'date' ? dayIn(new Date(time)) : new Date(time).toISOString());
  if (/birth/i.test(field.name)) return [at(new Date(day.getFullYear() - 17, 4, 14, 10))];
  if (/joined|opened|founded/i.test(field.name)) return [at(new Date(day.getFullYear(), day.getMonth(), 1, 10)), at(first)];
  if (!field.after && !/^(ends|validTo|until)/.test(field.name)) return [at(first), at(day.getTime() + DAY), at(day)];
  // What takes hours is shown to the minute and ends the same day, what takes days at the end of another month, if it may.
  const soon = at(first.getTime() + Math.min(field.type === 'date' ? DAY : 90 * 60_000, field.within === null ? Infinity : lengthOf(field.within)));
  if (field.type === 'datetime' && field.shownAs === 'exact') return [soon];
  return [at(new Date(first.getFullYear(), first.getMonth() + 3, 0, 10)), ...(field.within === null ? [] : [soon])];
}

/** The day by the reader's clock. */
function dayIn(time: Date): string {
  return [String(time.getFullYear()), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
