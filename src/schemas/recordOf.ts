import type { FieldInput } from './field';
import type { MatrixOf } from './matrix';
import type { TakenFields } from './rowsOf';

interface ValueOf {
  text: string; longText: string; richText: string; number: number; integer: number; money: number; boolean: boolean;
  date: string; time: string; datetime: string; duration: number; email: string; phone: string; url: string;
  colour: string; timeZone: string; language: string; tags: string[]; password: string; image: string; file: string;
  ref: string; refs: string[]; oneOf: string; json: unknown; choice: string; choices: string[]; matrix: MatrixOf<string>; group: unknown; list: unknown;
}
/** The value of a field on the wire. */
export type FieldValue<F> = F extends { type: 'choice'; choices: readonly (infer C)[] } ? C
  : F extends { type: 'integer'; choices: readonly (infer C)[] } ? C
  : F extends { type: 'choices'; choices: readonly (infer C)[] } ? C[]
  : F extends { type: 'matrix'; columns: readonly (infer C extends string)[]; over: string } ? MatrixOf<C | `-${C}`>
  : F extends { type: 'matrix'; columns: readonly (infer C extends string)[] } ? MatrixOf<C>
  : F extends { type: 'oneOf'; kinds: infer K } ? `${keyof K & string}:${string}`
  : F extends { type: 'group'; fields: infer G } ? GroupValue<G>
  : F extends { type: 'list'; fields: infer G } ? readonly GroupValue<G>[]
  : F extends { type: infer T extends keyof ValueOf } ? ValueOf[T] : unknown;

type GroupValue<G> = { readonly [K in keyof G]: G[K] extends { required: true } ? FieldValue<G[K]> : FieldValue<G[K]> | null };

/** The record of a declaration, as it is on the wire, with the fields it takes over. A field that is not required may be null. */
export type RecordOf<D extends { fields: Readonly<Record<string, FieldInput>> }> = Wire<D['fields'] & TakenFields<D>> & { readonly id: string; readonly createdAt: string; readonly updatedAt: string; readonly version: number };

type Wire<F> = {
  readonly [K in keyof F as F[K] extends { type: 'password' } | { secret: true } ? never : K]: F[K] extends { required: true } ? FieldValue<F[K]> : FieldValue<F[K]> | null;
};
