import { secured, type TableStep } from '../kernel/db/ownTables';

/** What is true of the database as a whole, for ever after, such as that demo content went in. */
const markSql = `
create table core.mark (
  name text primary key,
  at timestamptz not null default now()
);
${secured('mark', 'select, insert')}
`;

/** Indexes that were taken away while their tables are filled, by what makes them again: a start that is stopped on the way has the next one make them. */
const comingSql = `
create table core.coming_index (statement text primary key);
${secured('coming_index', 'select, insert, delete')}
`;

export const steps: readonly TableStep[] = [{ name: '013_mark', sql: markSql }, { name: '029_coming_index', sql: comingSql }];
