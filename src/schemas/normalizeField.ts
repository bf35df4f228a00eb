import type { FieldInput, FieldType } from './field';
import { fillingOf } from './filling';
import { mapValues, pick } from './mapValues';
import { isFieldOperand, type FieldOperand, type Predicate } from './predicate';
import type { Field } from './resource';
import { spelledCall } from './spelledCall';

const WIDE = new Set<FieldType>(['longText', 'richText', 'image', 'file', 'list', 'group', 'json', 'matrix', 'tags', 'refs', 'choices']);
const MAX_LENGTH: Partial<Record<FieldType, number>> = { longText: 5_000, richText: 50_000, url: 2_000, email: 254, phone: 16, password: 128, tags: 40, json: 20_000 };
/** 1,000,000 bytes for images (part 1 §5). */
const IMAGE_MAX_BYTES = 1_000_000;
const FILE_MAX_BYTES = 50_000_000;

/** What people take elsewhere: into a message, a browser, a telephone. */
const COPIED = new Set<FieldType>(['email', 'phone', 'url']);

/** What a reference's condition asks of the other module alone, and what of a field beside it. */
function narrowing(where: Predicate | undefined): Pick<Field, 'where' | 'narrowedBy'> {
  const isBeside = (value: unknown): boolean => isFieldOperand(value) && Object.keys(value).length === 1;
  const own = pick(where, (value) => !isBeside(value));
  return { where: Object.keys(own).length > 0 ? (own as Predicate) : null, narrowedBy: mapValues(pick(where, isBeside), (value) => (value as FieldOperand).field) };
}

/** Options as they are said, and something else for those that are left out. */
function orElse<N extends keyof FieldInput, E>(input: FieldInput, other: E, names: readonly N[]): { readonly [K in N]: NonNullable<FieldInput[K]> | E } {
  return Object.fromEntries(names.map((name) => [name, input[name] ?? other])) as { readonly [K in N]: NonNullable<FieldInput[K]> | E };
}

/** A field with its defaults. */
export function normalizeField(input: FieldInput, name: string): Field {
  const { type } = input;
  const isPassword = type === 'password';
  const fill = fillingOf(input);
  return {
    name,
    type,
    ...orElse(input, null, ['when', 'fixedBy', 'renamedFrom', 'pattern', 'max', 'after', 'earliest', 'latest', 'newWithin', 'within', 'reaches', 'shownAs', 'computed', 'to', 'warns', 'kind', 'kindBy', 'leading', 'over', 'forRole', 'toRole', 'apart']),
    ...orElse(input, false, ['createOnly', 'searchable', 'hint', 'generate', 'ranksBelow']),
    ...orElse(input, [], ['aliases', 'derive', 'finds', 'columns']),
    ...orElse(input, {}, ['tones', 'kinds', 'fills']),
    required: input.required === true,
    requiredIf: typeof input.required === 'object' ? input.required : null,
    unique: input.unique === true ? 'tenant' : (input.unique ?? false),
    readOnly: input.readOnly ?? Boolean(input.derive ?? input.computed),
    writeOnly: isPassword || input.secret === true,
    system: false,
    isTaken: false,
    mayLack: false,
    isPerson: false,
    default: (fill ? null : input.default) ?? (type === 'boolean' ? false : isListType(type) ? [] : null),
    fill,
    copy: input.copy ?? (COPIED.has(type) || (type === 'text' && Boolean(input.unique) && input.pattern !== undefined)),
    suggest: input.suggest ? spelledCall(input.suggest) : null,
    usual: input.usual ? spelledCall(input.usual) : null,
    wide: input.wide ?? WIDE.has(type),
    readRoles: input.roles?.read ?? null,
    writeRoles: input.roles?.write ?? null,
    minLength: input.minLength ?? (isPassword ? 8 : 0),
    maxLength: input.maxLength ?? MAX_LENGTH[type] ?? 200,
    letterCase: input.letterCase ?? (type === 'email' ? 'lower' : null),
    examples: typeof input.example === 'string' ? [input.example] : (input.example ?? []),
    min: input.min ?? (type === 'money' || type === 'duration' ? 0 : null),
    unit: input.unit ?? (type === 'money' ? '₹' : type === 'duration' ? 'min' : null),
    decimals: input.decimals ?? (type === 'number' || type === 'money' ? 2 : 0),
    choices: type === 'integer' ? [] : ((input.choices ?? []) as readonly string[]),
    numbers: type === 'integer' ? ((input.choices ?? []) as readonly number[]) : [],
    choiceRoles: pick(input.roles, () => true, ['read', 'write']) as Field['choiceRoles'],
    ...narrowing(input.where),
    onDelete: input.onDelete ?? (input.to === undefined && !input.kinds ? null : input.required === true ? 'refuse' : 'name'),
    maxBytes: input.maxBytes ?? (type === 'image' || type === 'richText' ? IMAGE_MAX_BYTES : FILE_MAX_BYTES),
    fields: mapValues(input.fields ?? {}, normalizeField),
    minItems: input.minItems ?? 0,
    maxItems: input.maxItems ?? 100,
    rows: Array.isArray(input.rows) ? (input.rows as readonly string[]) : [],
    rowsFrom: input.rows && 'from' in input.rows ? input.rows.from : null,
  };
}

/** Types whose value is an array on the wire. */
export function isListType(type: FieldType): boolean {
  return type === 'tags' || type === 'choices' || type === 'refs' || type === 'list';
}
