import { sql, type Kysely } from 'kysely';
import { LEVEL } from '../../../../src/schemas';
import type { AnyTables } from '../scope';
import { fingerprint } from './names';

/**
 * A text as the search box compares it, the same as `folded` gives. Immutable: columns and indexes are made of it. Null of nothing.
 * @param text an SQL expression
 */
export function foldedText(text: string): string {
  return `${NAME}(${text})`;
}

/** Makes the function once; a version that folds otherwise asks for another, whose name makes everything anew that is made of it. */
export async function ensureFoldedText(db: Kysely<AnyTables>): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regprocedure(${`${NAME}(text)`}) is not null as is_there`.execute(db);
  if (rows[0]!.is_there) return;
  await sql.raw(`create function ${NAME}(text) returns text language sql immutable parallel safe return ${bodyBy(await loweringCollation(db))};
grant execute on function ${NAME}(text) to lectern_tenant, lectern_all, lectern_search`).execute(db);
}

/** What lowers letters beyond ASCII: the database's own locale, where it does; locale “C” knows none of them, and one that Postgres brings along stands in where there is any. */
async function loweringCollation(db: Kysely<AnyTables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select case when lower('ÆΩЯ') = 'æωя' then null else
    (select collname from pg_collation where collnamespace = 'pg_catalog'::regnamespace and collname in ('pg_c_utf8', 'und-x-icu') order by collname limit 1) end as name`.execute(db);
  return rows[0]?.name ?? 'default';
}

/**
 * A text of ASCII, as most are, is not looked through for more than letter case. ASCII is lowered by the rules of no language, of which Turkish has
 * an i of its own; other letters by those of a collation.
 */
const bodyBy = (collation: string): string => `case when octet_length($1) > char_length($1) then normalize(${levelled(`lower((lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]+', '', 'g') collate "C")) collate "${collation}") collate "default"`)}, NFC) else lower($1 collate "C") collate "default" end`;

const NAME = `app.folded_${fingerprint(bodyBy('default'))}`;

function levelled(text: string): string {
  const all = Object.entries(LEVEL);
  const singles = all.filter(([, plain]) => plain.length === 1);
  const [from, to] = [0, 1].map((at) => asLiteral(singles.map((pair) => pair[at]).join('')));
  return all.filter((pair) => !singles.includes(pair)).reduce((inner, [sign, plain]) => `replace(${inner}, ${asLiteral(sign)}, ${asLiteral(plain)})`, `translate(${text}, ${from}, ${to})`);
}

function asLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
