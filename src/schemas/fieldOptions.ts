import type { ChoiceOptions, ChoicesOptions, DateOptions, FieldInput, FieldOptions, FieldType, IntegerOptions, JsonOptions, LineOptions, MatrixOptions, NumberOptions, OneOfOptions, RefOptions, RichTextOptions, TextOptions, TimeOptions } from './field';
import type { ListOptions } from './listOptions';
import type { OneRefOptions } from './reference';
import type { UploadOptions } from './uploadKinds';

/** What a field of each type may say beside its type and what its builder takes first. */
export interface OptionsOf {
  readonly text: LineOptions;
  readonly longText: TextOptions;
  readonly richText: RichTextOptions;
  readonly number: NumberOptions;
  readonly integer: IntegerOptions;
  readonly money: NumberOptions;
  readonly boolean: FieldOptions;
  readonly date: DateOptions;
  readonly time: TimeOptions;
  readonly datetime: DateOptions;
  readonly duration: NumberOptions;
  readonly choice: ChoiceOptions;
  readonly choices: ChoicesOptions;
  readonly email: TextOptions;
  readonly phone: TextOptions;
  readonly url: TextOptions;
  readonly colour: FieldOptions;
  readonly timeZone: FieldOptions;
  readonly language: FieldOptions;
  readonly tags: FieldOptions;
  readonly password: TextOptions;
  readonly image: UploadOptions;
  readonly file: UploadOptions;
  readonly ref: OneRefOptions;
  readonly refs: RefOptions;
  readonly oneOf: OneOfOptions;
  readonly list: ListOptions;
  readonly group: FieldOptions;
  readonly json: JsonOptions;
  readonly matrix: MatrixOptions;
}

/** Options that have every member of `O`'s own names and no other: a name too many does not compile. */
export type Only<P, O> = P & { readonly [K in Exclude<keyof P, keyof O>]: never };

/** The names a field of the type may have, those its builder fills in among them. Held to `OptionsOf` by the compiler. */
export function optionNames(type: FieldType): readonly string[] {
  return ['type', ...Object.keys(COMMON), ...(FIRST[type] ?? []), ...Object.keys(NAMES[type])];
}

/** Every name of `O` and no other. */
type Names<O> = { readonly [K in keyof Required<O>]: true };
type OwnNames<O> = Names<Omit<O, keyof FieldOptions>>;

const COMMON: Names<FieldOptions> = { required: true, computed: true, unique: true, readOnly: true, createOnly: true, fixedBy: true, searchable: true, default: true, when: true, hint: true, copy: true, roles: true, wide: true, renamedFrom: true, aliases: true };
const TEXT: OwnNames<TextOptions> = { minLength: true, maxLength: true, pattern: true, letterCase: true, example: true };
const NUMBER: OwnNames<NumberOptions> = { min: true, max: true, unit: true, decimals: true };
const DATE: OwnNames<DateOptions> = { after: true, shownAs: true, earliest: true, latest: true, newWithin: true, within: true, reaches: true };
const UPLOAD: OwnNames<UploadOptions> = { kind: true, kindBy: true, maxBytes: true };
const REF: OwnNames<RefOptions> = { onDelete: true, where: true, ranksBelow: true, warns: true };

const NAMES: { readonly [T in FieldType]: OwnNames<OptionsOf[T]> } = {
  text: { ...TEXT, generate: true, secret: true, suggest: true }, longText: TEXT, richText: { ...TEXT, kind: true }, email: TEXT, phone: TEXT, url: TEXT, password: TEXT,
  number: NUMBER, integer: { ...NUMBER, choices: true }, money: NUMBER, duration: NUMBER,
  date: DATE, time: { after: true }, datetime: DATE,
  choice: { tones: true, derive: true, usual: true }, choices: { tones: true }, image: UPLOAD, file: UPLOAD, ref: { ...REF, fills: true, finds: true }, refs: REF, oneOf: { onDelete: true },
  boolean: {}, colour: {}, timeZone: {}, language: {}, tags: {}, group: {},
  list: { minItems: true, maxItems: true, apart: true }, json: { maxLength: true }, matrix: { rows: true, columns: true, leading: true, over: true, forRole: true, toRole: true },
};

/** What the builder takes before the options. */
const FIRST: { readonly [T in FieldType]?: readonly (keyof FieldInput)[] } = { choice: ['choices'], choices: ['choices'], ref: ['to'], refs: ['to'], oneOf: ['kinds'], list: ['fields'], group: ['fields'] };
