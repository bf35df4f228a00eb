import PgBoss from 'pg-boss';
import type { TableStep } from '../kernel/db/ownTables';
import { BOSS_SCHEMA, withoutTransaction } from './overDatabase';

/**
 * The tables of pg-boss, in a schema of their own. The serving role owns none of them and makes no queue. A tenant's
 * transaction may wake a queue, with no word to it, and reads nothing of the jobs.
 */
const bossSql = `
${withoutTransaction(PgBoss.getConstructionPlans(BOSS_SCHEMA))}
revoke all on all tables in schema ${BOSS_SCHEMA} from public;
revoke all on all functions in schema ${BOSS_SCHEMA} from public;
grant usage on schema ${BOSS_SCHEMA} to lectern_all, lectern_tenant;
grant select, insert, update, delete on all tables in schema ${BOSS_SCHEMA} to lectern_all;
grant select on ${BOSS_SCHEMA}.queue to lectern_tenant;
grant insert on ${BOSS_SCHEMA}.job to lectern_tenant;
alter table ${BOSS_SCHEMA}.job enable row level security;
create policy all_rows on ${BOSS_SCHEMA}.job to lectern_all using (true) with check (true);
create policy tenant_wakes on ${BOSS_SCHEMA}.job for insert to lectern_tenant with check (data is null);
`;

export const steps: readonly TableStep[] = [{ name: '026_pg_boss', sql: bossSql }];
