import type { Sign } from './computed';
import type { FieldInput } from './field';
import type { Only, OptionsOf } from './fieldOptions';
import type { Predicate } from './predicate';

type Group = Readonly<Record<string, FieldInput>>;

const plain =
  <const T extends keyof OptionsOf>(type: T) =>
  <const P extends OptionsOf[T] = OptionsOf[T]>(options?: Only<P, OptionsOf[T]>): { readonly type: T } & P =>
    ({ type, ...options }) as { readonly type: T } & P;

/** Of a type whose options hold what it cannot be without. */
const needing =
  <const T extends 'image' | 'file' | 'matrix'>(type: T) =>
  <const P extends OptionsOf[T]>(options: Only<P, OptionsOf[T]>): { readonly type: T } & P => ({ type, ...options });

/** The builders of fields. Each returns plain data; the type of a record follows from them (`RecordOf`). */
export const f = {
  /** One line. @example name: f.text({ required: true }) */
  text: plain('text'),
  /** Several lines. @example notes: f.longText() */
  longText: plain('longText'),
  /** HTML; the platform keeps a safe subset of it. With the `kind` of an upload it takes pictures. @example text: f.richText() */
  richText: plain('richText'),
  /** A number with decimals. @example taxPercent: f.number({ min: 0, max: 50 }) */
  number: plain('number'),
  /** A whole number. @example seats: f.integer({ min: 1 }) */
  integer: plain('integer'),
  /** Indian rupees with two decimals on the wire, integer paise in the database. @example hourlyFee: f.money() */
  money: plain('money'),
  /** A switch. @example isPrivate: f.boolean() */
  boolean: plain('boolean'),
  /** `YYYY-MM-DD`, without a time zone. @example startsOn: f.date() */
  date: plain('date'),
  /** `HH:mm`, without a time zone. @example opensAt: f.time() */
  time: plain('time'),
  /** An instant, ISO 8601 in UTC. @example endsAt: f.datetime({ after: 'startsAt' }) */
  datetime: plain('datetime'),
  /** Whole minutes. @example length: f.duration() */
  duration: plain('duration'),
  /** One of these words. @example status: f.choice(['draft', 'open']) */
  choice: <const C extends readonly string[], const P extends OptionsOf['choice'] = OptionsOf['choice']>(choices: C, options?: Only<P, OptionsOf['choice']>) =>
    ({ type: 'choice', choices, ...options }) as { readonly type: 'choice'; readonly choices: C } & P,
  /** Some of these words. @example days: f.choices(['mon', 'tue']) */
  choices: <const C extends readonly string[], const P extends OptionsOf['choices'] = OptionsOf['choices']>(choices: C, options?: Only<P, OptionsOf['choices']>) =>
    ({ type: 'choices', choices, ...options }) as { readonly type: 'choices'; readonly choices: C } & P,
  /** An address of mail, in lower case. @example email: f.email({ unique: true }) */
  email: plain('email'),
  /** E.164: a plus sign and 7 to 15 digits; ten digits alone are taken as Indian. @example mobile: f.phone() */
  phone: plain('phone'),
  /** An address that begins with `http://` or `https://`. @example website: f.url() */
  url: plain('url'),
  /** `#rrggbb`. @example primary: f.colour() */
  colour: plain('colour'),
  /** An IANA zone, for example `Asia/Kolkata`. @example zone: f.timeZone() */
  timeZone: plain('timeZone'),
  /** A BCP 47 code, for example `ml`. @example language: f.language() */
  language: plain('language'),
  /** Words of one's own. @example equipment: f.tags() */
  tags: plain('tags'),
  /** Accepted, stored as a hash, never sent back. @example password: f.password() */
  password: plain('password'),
  /** The address of an uploaded picture. @example logo: f.image({ kind: 'institute' }) */
  image: needing('image'),
  /** The address of an uploaded file. @example notes: f.file({ kind: 'notes' }) */
  file: needing('file'),
  /** The id of a record of another module. @example branchId: f.ref('branch') */
  ref: <const N extends string, const P extends OptionsOf['ref'] = OptionsOf['ref']>(to: N, options?: Only<P, OptionsOf['ref']>) =>
    ({ type: 'ref', to, ...options }) as { readonly type: 'ref'; readonly to: N } & P,
  /** Ids of records of another module. @example branchIds: f.refs('branch') */
  refs: <const N extends string, const P extends OptionsOf['refs'] = OptionsOf['refs']>(to: N, options?: Only<P, OptionsOf['refs']>) =>
    ({ type: 'refs', to, ...options }) as { readonly type: 'refs'; readonly to: N } & P,
  /** A record of one of several modules, each under a name: `topic:` and its id. @example about: f.oneOf({ topic: 'topic', section: 'section' }) */
  oneOf: <const K extends Readonly<Record<string, string>>, const P extends OptionsOf['oneOf'] = OptionsOf['oneOf']>(kinds: K, options?: Only<P, OptionsOf['oneOf']>) =>
    ({ type: 'oneOf', kinds, ...options }) as { readonly type: 'oneOf'; readonly kinds: K } & P,
  /** Fields that belong together, under one name. @example address: f.group({ city: f.text() }) */
  group: <const G extends Group, const P extends OptionsOf['group'] = OptionsOf['group']>(fields: G, options?: Only<P, OptionsOf['group']>) =>
    ({ type: 'group', fields, ...options }) as { readonly type: 'group'; readonly fields: G } & P,
  /** Rows of fields. @example contacts: f.list({ name: f.text() }) */
  list: <const G extends Group, const P extends OptionsOf['list'] = OptionsOf['list']>(fields: G, options?: Only<P, OptionsOf['list']>) =>
    ({ type: 'list', fields, ...options }) as { readonly type: 'list'; readonly fields: G } & P,
  /** Any value that is JSON. @example extra: f.json() */
  json: plain('json'),
  /**
   * A field of the record that a reference beside it names, shown and never written; of another type than text it says which. `unless` is a field
   * of this record that counts where it is filled in.
   * @example teacherPhone: f.from('teacherId', 'phoneNumber', f.phone())
   */
  from: <const R extends string, const N extends string, const S extends FieldInput = { readonly type: 'text' }>(reference: R, field: N, shape?: S, options: { readonly unless?: string } = {}) =>
    ({ type: 'text', ...shape, computed: { from: reference, field, ...options } }) as Omit<S, 'computed'> & { readonly type: S['type']; readonly computed: { readonly from: R; readonly field: N } },
  /** How many records of another module refer to this one; where a condition is given, how many of those for which it holds. @example learners: f.count('student', 'branchId', { status: 'active' }) */
  count: <const M extends string, const N extends string>(module: M, reference: N, where?: Predicate) =>
    ({ type: 'integer', computed: { count: module, by: reference, ...(where && { where }) } }) as { readonly type: 'integer'; readonly computed: { readonly count: M; readonly by: N } },
  /** What a number of the records of another module that refer to this one comes to; one without it counts with that of what a reference of its own names. @example marks: f.sum('testQuestion', 'testId', 'positiveMark', { orElse: ['testSectionId', 'positiveMark'] }) */
  sum: <const M extends string, const N extends string>(module: M, reference: N, number: string, options: { readonly orElse?: readonly [reference: string, field: string]; readonly where?: Predicate } = {}) =>
    ({ type: 'number', computed: { sum: number, count: module, by: reference, ...options } }) as { readonly type: 'number'; readonly computed: { readonly count: M; readonly by: N } },
  /**
   * What the records of another module that refer to this one name besides: the courses that a learner attends. Lists can be asked for it.
   * @example courseIds: f.named('course', { in: 'subscription', by: 'userId', at: 'courseId', where: { status: 'active' } })
   */
  named: <const N extends string>(to: N, { in: module, by, at, where, hint }: { readonly in: string; readonly by: string; readonly at: string; readonly where?: Predicate; readonly hint?: boolean }) =>
    ({ type: 'refs', to, computed: { named: module, by, field: at, ...(where && { where }) }, ...(hint && { hint }) }) as { readonly type: 'refs'; readonly to: N },
  /** Two numbers of the record taken together; the other may be a number as well. @example seatsLeft: f.formula('seats', '-', 'taken') */
  formula: <const A extends string, const B extends string | number>(number: A, sign: Sign, other: B) =>
    ({ type: 'number', computed: { formula: [number, sign, other] } }) as { readonly type: 'number'; readonly computed: { readonly formula: readonly [A, Sign, B] } },
  /** A table of rows and columns to tick: rights over modules, for one. @example access: f.matrix({ rows: { from: 'moduleKeys' }, columns: ['create', 'read', 'update', 'delete'] }) */
  matrix: needing('matrix'),
} as const;
