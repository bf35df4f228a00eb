import type { FieldInput } from './field';
import type { FieldValue } from './recordOf';

/** What a declaration must be for another to be of its rows: its fields are known to the compiler. */
export interface Declared {
  readonly fields: Readonly<Record<string, FieldInput>>;
}

/** The name of a module whose rows are meant, with the declaration it stands for known to the compiler. */
export type RowsOf<B extends Declared> = string & { readonly declared?: B };

/**
 * Names the module whose rows another is of, so that what is taken over is known to the compiler. Plain text at run time.
 * @example of: rowsOf<typeof user>('user')
 */
export function rowsOf<B extends Declared>(name: string): RowsOf<B> {
  return name;
}

/** What a field taken over says otherwise than it does in the module it is of: never less than there. */
export interface TakenInput {
  /** Must be there in this module. @default as there @example required: true */
  readonly required?: true;
  /** Shown here, and written elsewhere. @default as there @example readOnly: true */
  readonly readOnly?: true;
  /** Written on create, fixed from then on. @default as there @example createOnly: true */
  readonly createOnly?: true;
  /** Value of a new record of this module. @default as there @example default: 'en' */
  readonly default?: unknown;
  /** A hint below the input, by a key of this module or of the one it is of. @default as there @example hint: true */
  readonly hint?: boolean;
  /** Uses the whole width of the form. @default as there @example wide: true */
  readonly wide?: boolean;
}

/** Fields taken over, by name: as they are, or with what is said otherwise. */
export type TakesOf<B extends Declared> = { readonly [K in keyof B['fields']]?: true | TakenInput };

/** What every row has, by field: one value each. */
export type WhereOf<B extends Declared> = { readonly [K in keyof B['fields']]?: ConstantOf<FieldValue<B['fields'][K]>> };

type ConstantOf<V> = unknown extends V ? string | number | boolean : Extract<V, string | number | boolean>;

/** The fields that a declaration takes over, as their own module declares them. */
export type TakenFields<D> = D extends { readonly of?: RowsOf<infer B>; readonly takes?: infer T }
  ? { readonly [K in keyof T & keyof B['fields']]: T[K] extends { readonly required: true } ? B['fields'][K] & { readonly required: true } : B['fields'][K] }
  : unknown;
