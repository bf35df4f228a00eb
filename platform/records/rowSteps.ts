import { sql, type Kysely } from 'kysely';
import type { DeclarationLoader } from '../../src/schemas';
import { quote, tablesOf } from '../kernel/db/columns';
import type { RowStep } from '../kernel/db/ownTables';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';

/** The audit trail stays for good, but for that of an institute of which nothing else is left. */
const purgeRights = `
do $do$ begin
  if to_regclass('app.institution') is not null then
    grant delete on core.audit to lectern_all;
    create policy gone_tenant on core.audit for delete to lectern_all
      using (institute_id <> '${PLATFORM_INSTITUTE}' and not exists (select 1 from app.institution i where i.id = institute_id));
  end if;
end $do$;`;

/** What a person or an institute has left in the platform's own tables goes with them. */
const ownTableRights = `
do $do$ declare one text; begin
  for one in select distinct table_name from information_schema.columns where table_schema = 'core' and column_name in ('institute_id', 'user_id') and table_name not in ('audit', 'upload') loop
    execute format('grant delete on core.%I to lectern_all', one);
  end loop;
end $do$;`;

/** In the order they are applied. */
export const rowSteps: readonly RowStep[] = [
  { name: 'rows_001_who_from_audit', run: fillPeopleFromAudit },
  { name: 'rows_002_purge_of_tenants', run: async ({ trx }) => void (await sql.raw(purgeRights).execute(trx)) },
  { name: 'rows_003_purge_of_own_tables', run: async ({ trx }) => void (await sql.raw(ownTableRights).execute(trx)) },
  { name: 'rows_005_formatted_questions', run: ({ trx, loader }) => formatTexts({ trx, loader, module: 'testQuestion', fields: ['question', 'optionA', 'optionB', 'optionC', 'optionD', 'optionE', 'explanation'] }) },
  { name: 'rows_006_members_of_closed_groups', run: ({ trx, loader }) => markOfClosed({ trx, loader, module: 'groupMember', table: 'group_member' }) },
  { name: 'rows_007_posts_of_closed_groups', run: ({ trx, loader }) => markOfClosed({ trx, loader, module: 'forumPost', table: 'forum_post' }) },
];

/** Plain texts of fields that hold HTML from now on, written as such: what was shown with its signs still is. */
async function formatTexts({ trx, loader, module, fields }: { trx: Kysely<AnyTables>; loader: DeclarationLoader; module: string; fields: readonly string[] }): Promise<void> {
  const table = tablesOf(loader).find(({ resource }) => resource.name === module);
  if (!table) return;
  await sql.raw('set local role lectern_all').execute(trx);
  for (const { name, field } of table.columns.filter((column) => fields.includes(column.field.name))) {
    const escaped = `replace(replace(replace(${quote(name)}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
    const text = `replace(${escaped}, E'\\n', '<br />')`;
    // Twice what was typed may be more than the field takes: that is left as it was.
    await sql.raw(`update ${table.sql} set ${quote(name)} = ${text} where ${quote(name)} ~ '[&<>\\n]' and length(${text}) <= ${field.maxLength}`).execute(trx);
  }
  await sql.raw('reset role').execute(trx);
}

/** Members of a group, and what is written in it, bear whether it is closed. */
async function markOfClosed({ trx, loader, module, table }: { trx: Kysely<AnyTables>; loader: DeclarationLoader; module: string; table: string }): Promise<void> {
  if (!loader.get(module) || !loader.get('group')) return;
  await sql.raw('set local role lectern_all').execute(trx);
  await sql`update ${sql.table(`app.${table}`)} r set is_group_closed = true from app."group" g where g.id = r.group_id and g.is_closed`.execute(trx);
  await sql.raw('reset role').execute(trx);
}

/** Who created a row, and who changed it last, as far as the audit trail tells. */
async function fillPeopleFromAudit({ trx, loader }: { trx: Kysely<AnyTables>; loader: DeclarationLoader }): Promise<void> {
  await sql.raw('set local role lectern_all').execute(trx);
  for (const { resource, sql: table } of tablesOf(loader)) {
    for (const [column, which, order] of [['created_by_id', "and action = 'create'", 'at, id'], ['updated_by_id', '', 'at desc, id desc']] as const) {
      await sql`update ${sql.raw(table)} t set ${sql.raw(column)} = a.actor_id from (
        select distinct on (record_id) record_id, actor_id from core.audit where resource = ${resource.name} and actor_id is not null ${sql.raw(which)} order by record_id, ${sql.raw(order)}
      ) a where a.record_id = t.id and t.${sql.raw(column)} is null`.execute(trx);
    }
  }
  await sql.raw('reset role').execute(trx);
}
