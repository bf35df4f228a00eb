import type {
  AccessOptions, ChoiceOptions, FieldInput, FieldOptions, JsonOptions, NumberOptions, RefOptions, TextOptions, TimeOptions, UploadOptions,
} from './field';

type Group = Readonly<Record<string, FieldInput>>;

const plain =
  <const T extends string, O extends object>(type: T) =>
  <const P extends O = O>(options?: P): { readonly type: T } & P =>
    ({ type, ...options }) as { readonly type: T } & P;

/** The builders of fields. Each returns plain data; the type of a record follows from them (`RecordOf`). */
export const f = {
  text: plain<'text', TextOptions>('text'),
  longText: plain<'longText', TextOptions>('longText'),
  /** HTML; the platform keeps a safe subset of it. */
  richText: plain<'richText', TextOptions>('richText'),
  number: plain<'number', NumberOptions>('number'),
  integer: plain<'integer', NumberOptions>('integer'),
  /** Indian rupees with two decimals on the wire, integer paise in the database. */
  money: plain<'money', NumberOptions>('money'),
  boolean: plain<'boolean', FieldOptions>('boolean'),
  /** `YYYY-MM-DD`, without a time zone. */
  date: plain<'date', TimeOptions>('date'),
  /** `HH:mm`, without a time zone. */
  time: plain<'time', TimeOptions>('time'),
  /** An instant, ISO 8601 in UTC. */
  datetime: plain<'datetime', TimeOptions>('datetime'),
  /** Whole minutes. */
  duration: plain<'duration', NumberOptions>('duration'),
  choice: <const C extends readonly string[], const P extends ChoiceOptions = ChoiceOptions>(choices: C, options?: P) =>
    ({ type: 'choice', choices, ...options }) as { readonly type: 'choice'; readonly choices: C } & P,
  choices: <const C extends readonly string[], const P extends ChoiceOptions = ChoiceOptions>(choices: C, options?: P) =>
    ({ type: 'choices', choices, ...options }) as { readonly type: 'choices'; readonly choices: C } & P,
  email: plain<'email', TextOptions>('email'),
  /** E.164: a plus sign and 7 to 15 digits; ten digits alone are taken as Indian. */
  phone: plain<'phone', TextOptions>('phone'),
  url: plain<'url', TextOptions>('url'),
  /** `#rrggbb`. */
  colour: plain<'colour', FieldOptions>('colour'),
  /** An IANA zone, for example `Asia/Kolkata`. */
  timeZone: plain<'timeZone', FieldOptions>('timeZone'),
  /** A BCP 47 code, for example `ml`. */
  language: plain<'language', FieldOptions>('language'),
  tags: plain<'tags', FieldOptions>('tags'),
  /** Accepted, stored as a hash, never sent back. */
  password: plain<'password', TextOptions>('password'),
  image: plain<'image', UploadOptions>('image'),
  file: plain<'file', UploadOptions>('file'),
  ref: <const N extends string, const P extends RefOptions = RefOptions>(to: N, options?: P) =>
    ({ type: 'ref', to, ...options }) as { readonly type: 'ref'; readonly to: N } & P,
  refs: <const N extends string, const P extends RefOptions = RefOptions>(to: N, options?: P) =>
    ({ type: 'refs', to, ...options }) as { readonly type: 'refs'; readonly to: N } & P,
  group: <const G extends Group, const P extends FieldOptions = FieldOptions>(fields: G, options?: P) =>
    ({ type: 'group', fields, ...options }) as { readonly type: 'group'; readonly fields: G } & P,
  list: <const G extends Group, const P extends FieldOptions & { minItems?: number; maxItems?: number } = FieldOptions>(fields: G, options?: P) =>
    ({ type: 'list', fields, ...options }) as { readonly type: 'list'; readonly fields: G } & P,
  json: plain<'json', JsonOptions>('json'),
  /** Rights over modules. */
  access: plain<'access', AccessOptions>('access'),
} as const;
