import { sql, type Generated, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { batchMember } from '../../../src/resources/batchMember';
import type { comment } from '../../../src/resources/comment';
import type { course } from '../../../src/resources/course';
import type { doubt } from '../../../src/resources/doubt';
import type { institution } from '../../../src/resources/institution';
import type { membership } from '../../../src/resources/membership';
import type { membershipFeature } from '../../../src/resources/membershipFeature';
import type { lead } from '../../../src/resources/lead';
import type { role } from '../../../src/resources/role';
import type { subscription } from '../../../src/resources/subscription';
import type { tenantInfo } from '../../../src/resources/tenantInfo';
import type { user } from '../../../src/resources/user';
import type { FieldInput, FieldValue } from '../../../src/schemas';
import type { AnyTables } from './scope';

/** The tables of declarations that the platform itself reads: a field that is renamed there does not compile here. */
export interface DeclaredTables {
  readonly 'app.user': ColumnsOf<(typeof user)['fields']> & OwnedColumns;
  readonly 'app.role': ColumnsOf<(typeof role)['fields']> & OwnedColumns;
  readonly 'app.comment': ColumnsOf<(typeof comment)['fields']> & OwnedColumns;
  readonly 'app.doubt': ColumnsOf<(typeof doubt)['fields']> & OwnedColumns;
  readonly 'app.course': ColumnsOf<Omit<(typeof course)['fields'], 'learners'>> & OwnedColumns;
  readonly 'app.subscription': ColumnsOf<Omit<(typeof subscription)['fields'], 'emailId' | 'phoneNumber'>> & OwnedColumns;
  readonly 'app.batch_member': ColumnsOf<Omit<(typeof batchMember)['fields'], 'emailId' | 'phoneNumber'>> & OwnedColumns;
  readonly 'app.lead': ColumnsOf<(typeof lead)['fields']> & RowColumns;
  readonly 'app.institution': ColumnsOf<(typeof institution)['fields']> & RowColumns;
  readonly 'app.membership': ColumnsOf<(typeof membership)['fields']> & RowColumns;
  readonly 'app.membership_feature': ColumnsOf<(typeof membershipFeature)['fields']> & RowColumns;
  readonly 'app.tenant_info': ColumnsOf<(typeof tenantInfo)['fields']> & OwnedColumns;
}

/** The transaction with the columns of declared tables known to the compiler. */
export function declared(trx: Kysely<AnyTables>): Kysely<DeclaredTables> {
  return trx as unknown as Kysely<DeclaredTables>;
}

/** A stored row of a declared table. */
export type DeclaredRow<T extends keyof DeclaredTables> = Selectable<DeclaredTables[T]>;

/** Names columns of a declared table in SQL: `column('role')` is `alias."role"`. */
export function columnsOf<T extends keyof DeclaredTables>(_table: T, alias: string): (name: keyof DeclaredTables[T] & string) => RawBuilder<unknown> {
  return (name) => sql.ref(`${alias}.${name}`);
}

/** What every row has. Instants are ISO 8601 in UTC. */
interface RowColumns {
  readonly id: string;
  readonly created_at: Generated<string>;
  readonly created_by_id: string | null;
  readonly updated_at: Generated<string>;
  readonly updated_by_id: string | null;
  readonly version: Generated<number>;
  readonly deleted_at: string | null;
  readonly deleted_by_id: string | null;
}

interface OwnedColumns extends RowColumns {
  /** The operator's own rows have one as well. */
  readonly institute_id: string;
}

/** The stored columns of declared fields, as the driver gives them. What is computed has none. */
export type ColumnsOf<Fields extends Readonly<Record<string, FieldInput>>> = {
  readonly [K in keyof Fields & string as Fields[K] extends { derive: readonly unknown[] } ? never : SnakeCase<K>]: ColumnValue<Fields[K]>;
};

type ColumnValue<F extends FieldInput> = F extends { type: 'boolean' } ? (F extends { when: unknown } ? boolean | null : Generated<boolean>)
  : F extends { type: 'matrix' } ? FieldValue<F> | null
  : F extends { type: 'password' } ? string | null
  : F extends { type: 'tags' | 'choices' | 'refs' | 'list' } ? Generated<FieldValue<F>>
  : F extends { required: true } ? FieldValue<F>
  : F extends { default: unknown } ? Generated<FieldValue<F> | null>
  : FieldValue<F> | null;

/** The same as `snakeCase`, for the compiler: `circularImageURL` → `circular_image_url`. */
export type SnakeCase<S extends string, Before extends 'start' | 'upper' | 'lower' = 'start'> = S extends `${infer C}${infer Rest}`
  ? C extends Lowercase<C>
    ? `${C}${SnakeCase<Rest, 'lower'>}`
    : `${Before extends 'lower' ? '_' : Before extends 'upper' ? (BeginsLower<Rest> extends true ? '_' : '') : ''}${Lowercase<C>}${SnakeCase<Rest, 'upper'>}`
  : '';

type BeginsLower<S extends string> = S extends `${infer C}${string}` ? (C extends Uppercase<C> ? false : true) : false;
