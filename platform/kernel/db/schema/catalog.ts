import { sql, type Kysely } from 'kysely';
import type { AnyTables } from '../scope';

/** A column as it is in the database. */
export interface FoundColumn {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly comment: string | null;
}

/** A table as it is in the database. */
export interface FoundTable {
  readonly name: string;
  readonly isForced: boolean;
  readonly policies: number;
  readonly comment: string | null;
  readonly columns: ReadonlyMap<string, FoundColumn>;
  readonly indexes: ReadonlySet<string>;
  /** Check constraints and foreign keys, by name. */
  readonly constraints: ReadonlySet<string>;
  /** Columns of the primary key, in order. */
  readonly key: readonly string[];
}

/** What the schema `app` holds now, by table. */
export async function readCatalog(db: Kysely<AnyTables>): Promise<Map<string, FoundTable>> {
  const { rows } = await sql<{ name: string; is_forced: boolean; policies: number; comment: string | null; columns: FoundColumn[] | null; indexes: string[]; constraints: string[]; key: string[] }>`
    select c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity as is_forced,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies,
      obj_description(c.oid, 'pg_class') as comment,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isRequired', a.attnotnull,
          'default', pg_get_expr(d.adbin, d.adrelid), 'comment', col_description(c.oid, a.attnum)))
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid and not x.indisprimary and x.indisvalid) as indexes,
      array(select conname::text from pg_constraint where conrelid = c.oid and contype in ('c', 'f')) as constraints,
      array(select a.attname::text from pg_constraint k, unnest(k.conkey) with ordinality as part(num, place)
        join pg_attribute a on a.attnum = part.num
        where k.conrelid = c.oid and k.contype = 'p' and a.attrelid = c.oid order by part.place) as key
    from pg_class c where c.relnamespace = to_regnamespace('app') and c.relkind in ('r', 'p')`.execute(db);
  return new Map(rows.map((row) => [row.name, {
    name: row.name,
    isForced: row.is_forced,
    policies: row.policies,
    comment: row.comment,
    columns: new Map((row.columns ?? []).map((column) => [column.name, column])),
    indexes: new Set(row.indexes),
    constraints: new Set(row.constraints),
    key: row.key,
  }]));
}
