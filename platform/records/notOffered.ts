import { sql, type RawBuilder } from 'kysely';
import type { Action, Resource } from '../../src/schemas';
import { quote, tableOf } from '../kernel/db/columns';
import { columnSql, predicateSql } from '../kernel/db/predicateSql';
import type { Operation, Values } from './operation';
import { ROW } from './row';

/** Actions that are not offered to people of records that refer to the row (`notFor`). */
function withoutPeople({ lifecycle }: Pick<Resource, 'lifecycle'>): readonly Action[] {
  if (!lifecycle) return [];
  const found = known.get(lifecycle) ?? Object.values(lifecycle.actions).filter(({ notFor }) => notFor !== null);
  known.set(lifecycle, found);
  return found;
}

const known = new WeakMap<NonNullable<Resource['lifecycle']>, readonly Action[]>();

/** Whether there are such actions at all. */
export function dependsOnPeople({ resource }: Pick<Operation, 'resource'>): boolean {
  return withoutPeople(resource).length > 0;
}

/** For each such action, whether the actor is one of those people: columns beside those of the row. */
export function notOfferedColumns({ context: { loader }, resource, actor, asking }: Operation): readonly RawBuilder<unknown>[] {
  return withoutPeople(resource).map(({ name, notFor }) => {
    const { of, by, person, where = {} } = notFor!;
    const table = tableOf(loader.require(of));
    const column = (field: string): RawBuilder<unknown> => columnSql({ alias: PEOPLE, name: table.byField.get(field)!.name });
    return sql`exists (select 1 from ${sql.raw(table.sql)} ${sql.raw(PEOPLE)} where ${column(by)} = ${columnSql({ alias: ROW, name: 'id' })} and ${column(person)} = ${actor.id} and ${sql.raw(PEOPLE)}.deleted_at is null and ${predicateSql(where, { table, alias: PEOPLE, context: asking })}) as ${sql.raw(quote(columnOf(name)))}`;
  });
}

const PEOPLE = 'n';

/** Of a row that was read with these columns, the actions that are not offered to the actor. */
export function notOffered({ resource }: Pick<Operation, 'resource'>, row: Values): ReadonlySet<string> {
  return new Set(withoutPeople(resource).filter(({ name }) => row[columnOf(name)] === true).map(({ name }) => name));
}

/** A name that no column has. */
const columnOf = (action: string): string => `not for ${action}`;
