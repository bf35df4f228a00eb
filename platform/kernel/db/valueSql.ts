import { sql, type RawBuilder } from 'kysely';
import type { Field } from '../../../src/schemas';
import { columnSql, predicateSql, type PredicateTarget } from './predicateSql';

/** A field's value of a row as an expression: its column; of a computed choice the first value whose condition holds. */
export function valueSql(field: Field, target: PredicateTarget): RawBuilder<unknown> {
  if (field.derive.length === 0) return columnSql({ alias: target.alias, name: target.table.byField.get(field.name)!.name });
  const ways = field.derive.map((one) => sql`when ${one.if ? predicateSql(one.if, target) : sql`true`} then ${one.value}::text`);
  return sql`(case ${sql.join(ways, sql` `)} end)`;
}
