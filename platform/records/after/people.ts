import { sql } from 'kysely';
import type { People } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { quote, snakeCase, tableOf } from '../../kernel/db/columns';
import { every, predicateSql, type SqlCondition } from '../../kernel/db/predicateSql';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Values } from '../operation';

/** A change that people are told of. */
export interface Told {
  readonly context: PlatformContext;
  readonly people: People;
  readonly recordId: string;
  readonly record: Values;
  /** Whose the record is. */
  readonly instituteId: string;
  /** Who did it; `null`: nobody. */
  readonly actorId: string | null;
}

/**
 * Whether a person, of the alias `u`, gets the mail of a step: people of the record's institute and the operator's own, but nobody who is closed or
 * deleted or has no address, nor whoever did it.
 * @throws RangeError for what this node does not know, as one that is older: another may
 */
export function isTold(told: Told): SqlCondition {
  const { instituteId, actorId } = told;
  return sql<boolean>`u.id in (${peopleSql(told)}) and u.deleted_at is null and u.status <> 'inactive' and u.email_id is not null and u.id is distinct from ${actorId}::uuid
    and u.institute_id in (${instituteId}::uuid, ${PLATFORM_INSTITUTE}::uuid)`;
}

/** Of a reference, or of several. */
function idsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
}

/** The ids of those whom a step names. */
function peopleSql({ context, people, recordId, record }: Pick<Told, 'context' | 'people' | 'recordId' | 'record'>) {
  if ('field' in people) {
    return sql`select unnest(${idsIn(record[people.field])}::uuid[])`;
  }
  const others = context.loader.require(people.of);
  const table = tableOf(others);
  const column = (name: string) => sql.raw(`o.${quote(snakeCase(name))}`);
  const person = others.fields[people.person];
  if (!person || !others.fields[people.by]) throw new RangeError(`${people.of} has no field ${person ? people.by : people.person} on this node.`);
  const many = person.type === 'refs';
  // A job that an older node has written says nothing of it.
  const at = people.at ?? null;
  const conditions: SqlCondition[] = [sql<boolean>`${column(people.by)} = any(${at === null ? [recordId] : idsIn(record[at])}::uuid[])`, sql<boolean>`o.deleted_at is null`];
  if (Object.keys(people.where).length > 0) conditions.push(predicateSql(people.where, { table, alias: 'o', context: { now: context.clock().toISOString() } }));
  return sql`select ${many ? sql`unnest(${column(people.person)})` : column(people.person)} from ${sql.raw(table.sql)} o where ${every(conditions)}`;
}
