import { keyTextsOf } from '../../../../src/schemas';
import { DELETED_COLUMN, literal, quote, type Column, type Table } from '../columns';
import { comparedText } from './comparedText';
import { TENANT } from './security';
import { tenantCondition } from './textSearch';

/** Name of the function that finds an institute's rows by texts that they are known again by. */
export function sameFunction(table: Table): string {
  return `"app".${quote(`same_${table.name}`)}`;
}

/**
 * Statements, run as `lectern_search`, that make the function which finds rows of one institute by whole texts, compared as texts that must
 * differ are. Under a policy Postgres may not let such a comparison see a row before the policy has, which rules the unique index out. The
 * function binds the tenant itself and hands out ids alone; the rows are then read under the policy.
 */
export function sameStatements(table: Table): string[] {
  const columns = knownAgainBy(table);
  if (columns.length === 0) return [];
  const name = sameFunction(table);
  const cases = columns.map((column) => {
    const query = `select array(select id from ${table.sql} where ${quote(DELETED_COLUMN)} is null${tenantCondition(table)}${filled(column)} and ${comparedText(quote(column.name))} = any (array(select ${comparedText('sent')} from unnest($2) sent)))`;
    return `    when ${literal(column.name)} then execute ${literal(query)} into ids using ${TENANT}, texts;`;
  });
  return [
    `create or replace function ${name}(key text, texts text[], out ids uuid[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $same$
begin
  case key
${cases.join('\n')}
  end case;
end
$same$`,
    `revoke all on function ${name}(text, text[]) from public`,
    `grant execute on function ${name}(text, text[]) to lectern_tenant`,
  ];
}

/** Texts by which a file's rows are known again, be it together with others, in any module of the table. */
function knownAgainBy(table: Table): Column[] {
  const fields = [table.resource, ...table.resource.views].flatMap((module) => keyTextsOf(module).map(({ name }) => name));
  return [...new Set(fields)].flatMap((field) => table.byField.get(field) ?? []);
}

/** Rows without a value are in no unique index. */
function filled({ isRequired, name }: Column): string {
  return isRequired ? '' : ` and ${quote(name)} is not null`;
}
