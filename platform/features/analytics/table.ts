import type { TableStep } from '../../kernel/db/ownTables';

/** Who joined a course and when, all that rankings ask of enrolments, without a look at one. On a table of a declaration, hence made wherever it is missing. */
const joinedSql = `
do $do$ begin
  if to_regclass('app.subscription') is not null then
    create index if not exists subscription_joined on app.subscription (institute_id, course_id, created_at) include (user_id) where deleted_at is null;
  end if;
end $do$;
`;

export const always: readonly TableStep[] = [{ name: 'analytics_001_joined', sql: joinedSql }];
