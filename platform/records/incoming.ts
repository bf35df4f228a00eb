import { sql, type RawBuilder } from 'kysely';
import { mayBeNeeded, pointTo, storedAs, type DeclarationLoader, type Field, type OnDelete, type Resource } from '../../src/schemas';
import { isOwner, isPerson, isTrace, quote, tableOf, type Column, type Table } from '../kernel/db/columns';
import { holdsSomeSql } from '../kernel/db/predicateSql';

/** A place of some module that may hold a reference to the records of another. */
export interface Incoming {
  readonly resource: Resource;
  readonly table: Table;
  readonly column: Column;
  /** The reference inside a group or a list's rows; null where the field itself is the reference. */
  readonly inner: Field | null;
  /** Of a reference to one of several modules: the names that stand for the records' module; else none. */
  readonly kinds: readonly string[];
  /** What a deletion means here. `go`: the row is the deleted institute's own, and goes with it. */
  readonly onDelete: OnDelete | 'go';
  /** Of rows that go with all that they name: those that name nothing else, or those that do, which lose the name alone. `null`: any rows. */
  readonly rows: 'alone' | 'withOthers' | null;
}

/**
 * Every place that may refer to a module's records, be it by another module of the same rows. Who created or changed a record is a trace,
 * and no reference, an author by whom a list is filtered is one; what a view gives is a matter of the tables beneath. A column that several modules have is a place of the one that declares it.
 */
export function incomingOf(loader: DeclarationLoader, target: Resource): readonly Incoming[] {
  const known = places.get(target);
  if (known) return known;
  const meant = new Set(loader.all().filter((one) => storedAs(one) === storedAs(target)).map(({ name }) => name));
  const columns = loader.all().filter(({ source }) => source === null).flatMap((resource) => tableOf(resource).columns.filter(({ field }) => isOwnColumn(resource, field)).map((column) => ({ resource, column })));
  const once = new Map(columns.map((one) => [`${tableOf(one.resource).name}.${one.column.name}`, one]));
  const found = [...once.values()].flatMap(({ resource, column }) => incomingAt({ resource, column, target, meant }));
  places.set(target, found);
  return found;
}

const places = new WeakMap<Resource, readonly Incoming[]>();

function isOwnColumn({ fields }: Resource, { name }: Field): boolean {
  return fields[name] !== undefined && !fields[name].isTaken;
}

function incomingAt({ resource, column, target, meant }: { resource: Resource; column: Column; target: Resource; meant: ReadonlySet<string | null> }): Incoming[] {
  const { field } = column;
  const table = tableOf(resource);
  if (isTrace(resource, field)) return [];
  const place = { resource, table, column, inner: null, kinds: [], rows: null };
  if (meant.has(field.to) && field.type === 'refs' && field.onDelete === 'cascade') return [{ ...place, onDelete: 'cascade', rows: 'alone' }, { ...place, onDelete: 'clear', rows: 'withOthers' }];
  if (meant.has(field.to)) return [{ ...place, onDelete: isOwner(field) ? 'go' : whatHolds(field, target) }];
  const kinds = Object.keys(field.kinds).filter((kind) => meant.has(field.kinds[kind]!));
  if (kinds.length > 0) return [{ ...place, kinds, onDelete: whatHolds(field, target) }];
  return Object.values(field.fields).filter((inner) => meant.has(inner.to) && !isPerson(inner)).map((inner) => ({ ...place, inner, onDelete: whatHolds(inner, target) }));
}

/** A name is kept as long as the row is: of a record that is removed for good nothing is left to name. */
function whatHolds(field: Field, target: Resource): OnDelete {
  const wanted = field.onDelete ?? 'name';
  if (wanted !== 'name' || target.softDelete) return wanted;
  return mayBeNeeded(field) ? 'refuse' : 'clear';
}

/** The field of an incoming reference as a problem's path names it. */
export function pathOf({ column, inner }: Incoming): string {
  return inner ? `${column.field.name}.${inner.name}` : column.field.name;
}

/** What a row of the alias `t` refers to at this place, as a table `m` of one column `id`, to be joined. */
export function mentionsSql({ column, inner }: Incoming): RawBuilder<unknown> {
  const value = `t.${quote(column.name)}`;
  if (column.field.type === 'oneOf') return sql.raw(`lateral (select split_part(${value}, ':', 2)::uuid) m(id)`);
  if (!inner) return sql.raw(column.field.type === 'refs' ? `unnest(${value}) m(id)` : `lateral (select ${value}) m(id)`);
  const key = `'${inner.name}'`;
  if (column.field.type === 'group') return sql.raw(`lateral (select (${value} ->> ${key})::uuid) m(id)`);
  return sql.raw(`lateral (select (row ->> ${key})::uuid from jsonb_array_elements(${value}) row) m(id)`);
}

/** A condition that an index can answer, true at least for the rows of the alias `t` that refer to one of the ids. */
export function mayMention({ column, inner, kinds, rows }: Incoming, ids: readonly string[]): RawBuilder<unknown> {
  const value = sql.raw(`t.${quote(column.name)}`);
  if (inner) return sql`${value} is not null`;
  if (column.field.type === 'oneOf') return sql`${value} = any(${kinds.flatMap((kind) => ids.map((id) => pointTo({ kind, id })))}::text[])`;
  if (column.field.type !== 'refs') return sql`${value} = any(${ids}::uuid[])`;
  const which = rows === null ? sql`` : sql` and (${value} <@ ${ids}::uuid[]) = ${rows === 'alone'}`;
  return sql`(${value} && ${ids}::uuid[] and ${holdsSomeSql(value)}${which})`;
}
