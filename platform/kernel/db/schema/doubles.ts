import { sql, type Kysely } from 'kysely';
import { quote, type Table } from '../columns';
import type { AnyTables } from '../scope';
import { comparedColumns } from './indexes';
import { countsEmpty, keyCondition, type UniqueKey } from './uniqueKeys';

/** Records that share a value which must be each one's own. */
export interface Doubled {
  readonly resource: string;
  readonly field: string;
  /** So many values at most, each as the records have it, with the records' ids. */
  readonly values: readonly { readonly as: readonly string[]; readonly ids: readonly string[] }[];
}

/** The values of unique fields that several live records share, as they are compared today. Asked as the role that sees all. */
export async function doublesOf({ db, table, key }: { db: Kysely<AnyTables>; table: Table; key: UniqueKey }): Promise<Doubled> {
  const names = key.columns.map(({ name }) => quote(name));
  const value = names.length > 1 ? `concat_ws(' + ', ${names.join(', ')})` : `${names[0]}::text`;
  const filled = key.columns.filter((column) => !countsEmpty(key, column)).map((column) => ` and ${quote(column.name)} is not null`).join('');
  const owner = key.isPerOwner ? '"institute_id", ' : '';
  await sql.raw('set local role lectern_all').execute(db);
  const { rows } = await sql.raw<{ as: string[]; ids: string[] }>(`select array_agg(${value} order by id) as "as", array_agg(id::text order by id) as ids from ${table.sql}
    where ${keyCondition(key, table)}${filled} group by ${owner}${comparedColumns(key).join(', ')} having count(*) > 1 limit ${MOST}`).execute(db);
  await sql.raw('reset role').execute(db);
  return { resource: table.resource.name, field: key.columns.map(({ field }) => field.name).join(' + '), values: rows };
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
