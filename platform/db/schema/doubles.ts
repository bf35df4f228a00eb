import { sql, type Kysely } from 'kysely';
import { DELETED_COLUMN, quote, type Column, type Table } from '../columns';
import type { AnyTables } from '../scope';
import { comparedText } from './indexes';

/** Records that share a value which must be each one's own. */
export interface Doubled {
  readonly resource: string;
  readonly field: string;
  /** So many values at most, each as the records have it, with the records' ids. */
  readonly values: readonly { readonly as: readonly string[]; readonly ids: readonly string[] }[];
}

/** The values of a unique field that several live records share, as they are compared today. Asked as the role that sees all. */
export async function doublesOf({ db, table, column }: { db: Kysely<AnyTables>; table: Table; column: Column }): Promise<Doubled> {
  const value = quote(column.name);
  const owner = table.hasOwner && column.field.unique === 'tenant' ? '"institute_id", ' : '';
  await sql.raw('set local role lectern_all').execute(db);
  const { rows } = await sql.raw<{ as: string[]; ids: string[] }>(`select array_agg(${value}::text order by id) as "as", array_agg(id::text order by id) as ids from ${table.sql}
    where ${quote(DELETED_COLUMN)} is null and ${value} is not null group by ${owner}${column.type === 'text' ? comparedText(value) : value} having count(*) > 1 limit ${MOST}`).execute(db);
  await sql.raw('reset role').execute(db);
  return { resource: table.resource.name, field: column.field.name, values: rows };
}

const MOST = 20;

/** The values with the ids of their records, for whoever is to put them right. */
export function toldDoubles({ values }: Pick<Doubled, 'values'>): string {
  return values.map(({ as, ids }) => as.map((one, index) => `“${one}” (${ids[index]})`).join(' = ')).join('; ');
}

/** What is said at a start over such records. */
export function doublesWarning(doubled: Doubled): string {
  return `${doubled.resource}.${doubled.field}: records share a value that must be each one's own, since they look the same: ${toldDoubles(doubled)}. ` +
    'They stay as they are and no further one is taken. Change or delete all but one of each, then start again: until then two that are saved at the very same moment are not told apart.';
}
