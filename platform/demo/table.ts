import { secured, type TableStep } from '../kernel/db/ownTables';

/** What is true of the database as a whole, for ever after, such as that demo content went in. */
const markSql = `
create table core.mark (
  name text primary key,
  at timestamptz not null default now()
);
${secured('mark', 'select, insert')}
`;

export const steps: readonly TableStep[] = [{ name: '013_mark', sql: markSql }];
