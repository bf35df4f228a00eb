import type { FieldInput, FieldType } from './field';
import { mapValues } from './mapValues';
import type { Predicate } from './predicate';
import type { Field } from './resource';

/** Signs of a formula. What is divided by nothing is nothing. */
export const SIGNS = ['+', '-', '*', '/'] as const;
export type Sign = (typeof SIGNS)[number];

/** What a field is that no row holds: a field of the record that a reference names (where `unless`, a field of this one, is empty), how many records (of them those for which `where` holds) refer to this one or what a number of theirs comes to, what the records that refer to this one name besides, or two numbers taken together. */
export type Computed =
  | { readonly from: string; readonly field: string; readonly unless?: string }
  | { readonly count: string; readonly by: string; readonly where?: Predicate; readonly sum?: string; readonly orElse?: readonly [reference: string, field: string] }
  | { readonly named: string; readonly by: string; readonly field: string; readonly where?: Predicate }
  | { readonly formula: readonly [number: string, sign: Sign, other: string | number] };

export const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(['number', 'integer', 'money', 'duration']);

/** Whether no row holds the field: it is computed whenever a record is read. */
export function isComputed(field: Pick<Field, 'derive' | 'computed'>): boolean {
  return field.derive.length > 0 || field.computed !== null;
}

/** What a field is made of that holds what other records name; null: it is not. */
export function namedIn({ computed }: Pick<Field, 'computed'>): Extract<Computed, { readonly named: string }> | null {
  return computed !== null && 'named' in computed ? computed : null;
}

/** Fields with what a formula comes to: what its numbers are, where both are of one kind and are added or taken away. */
export function withFormulas(fields: Readonly<Record<string, Field>>): Record<string, Field> {
  return mapValues(fields, (field) => {
    if (!field.computed || !('formula' in field.computed)) return field;
    const [name, sign, other] = field.computed.formula;
    const one = fields[name];
    const two = typeof other === 'string' ? fields[other] : undefined;
    const isOfOneKind = one !== undefined && NUMBERS.has(one.type) && (sign === '+' || sign === '-' ? two?.type === one.type : one.type === 'money' && typeof other === 'number');
    return isOfOneKind ? { ...field, type: one.type, unit: one.unit, decimals: one.decimals } : field;
  });
}

type KeysOf<F, T extends FieldType> = { [K in keyof F]: F[K] extends { readonly type: T } ? K : never }[keyof F];
type Nowhere = { readonly computed: never };

/** What a declaration's computed fields are made of is there and of a kind that it can be made of: anything else does not compile. */
export type Sound<Fields extends Readonly<Record<string, FieldInput>>, Others> = {
  readonly [K in keyof Fields]: Fields[K] extends { readonly computed: { readonly formula: readonly [infer A, Sign, infer B] } }
    ? (A extends KeysOf<Fields, 'number' | 'integer' | 'money' | 'duration'> | Others ? (B extends number | KeysOf<Fields, 'number' | 'integer' | 'money' | 'duration'> | Others ? unknown : Nowhere) : Nowhere)
    : Fields[K] extends { readonly computed: { readonly from: infer R } } ? (R extends KeysOf<Fields, 'ref'> | Others ? unknown : Nowhere) : unknown;
};
