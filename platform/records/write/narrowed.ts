import { sql, type RawBuilder } from 'kysely';
import { isEmptyValue, type Field, type Problem, type Resource } from '../../../src/schemas';
import { snakeCase, tableOf } from '../../kernel/db/columns';
import { columnSql } from '../../kernel/db/predicateSql';
import type { WriteEvent } from '../handler';

/** A reference of another module, to one record or several, that offers records of this one by a value of theirs, `theirs`, which is the same as its own field `own`. */
interface Narrowed {
  readonly resource: Resource;
  readonly field: Field;
  readonly theirs: string;
  readonly own: string;
}

/**
 * What is wrong with another value of a field by which references are narrowed: those that refer to the record by its present value would not fit
 * it any more. A section goes to another subject once no topic of this one is in it.
 */
export async function narrowedOthers({ operation, trx, id, before, after, changed }: WriteEvent): Promise<Record<string, Problem>> {
  if (!before) return {};
  const { loader } = operation.context;
  const problems: Record<string, Problem> = {};
  for (const { resource, field, theirs, own } of loader.all().flatMap((one) => narrowedIn(one, operation.resource.name))) {
    if (!changed.has(theirs) || isEmptyValue(before[theirs])) continue;
    const column = (name: string) => columnSql({ alias: 'o', name: snakeCase(name) });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(tableOf(resource).sql)} o
      where ${names({ field, column: column(field.name), id })} and ${column(own)} is distinct from ${after[theirs] ?? null} and o.deleted_at is null`.execute(trx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) problems[theirs] = { code: 'narrowsOthers', params: { count, module: resource.name } };
  }
  return problems;
}

/** Whether a row names the record; of several as the index over them is asked. */
function names({ field, column, id }: { field: Field; column: RawBuilder<unknown>; id: string }): RawBuilder<boolean> {
  return field.type === 'refs' ? sql`${column} @> array[${id}::uuid] and cardinality(${column}) > 0` : sql`${column} = ${id}::uuid`;
}

function narrowedIn(resource: Resource, to: string): Narrowed[] {
  if (resource.of || resource.isSingle || resource.source !== null) return [];
  return Object.values(resource.fields).filter((field) => (field.type === 'ref' || field.type === 'refs') && field.to === to).flatMap((field) => Object.entries(field.narrowedBy).map(([theirs, own]) => ({ resource, field, theirs, own })));
}
