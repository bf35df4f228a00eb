import { secured, type TableStep } from '../../kernel/db/ownTables';
import { followSql } from './follow';

const TENANT = "nullif(current_setting('lectern.tenant', true), '')::uuid";

/** Read by whoever reads a ranking, within one institute and across. */
const read = (table: string): string => `${secured(table, 'select, insert, update, delete')}
create policy tenant_select on core.${table} for select to lectern_tenant using (institute_id = ${TENANT});
create policy search on core.${table} for select to lectern_search using (true);
grant select on core.${table} to lectern_tenant, lectern_search;`;

/** Each change is a row of its own, added by whoever makes it: nobody waits for anybody. */
const changes = (table: string): string => `${read(table)}
create policy tenant_insert on core.${table} for insert to lectern_tenant with check (institute_id = ${TENANT});
grant insert on core.${table} to lectern_tenant;
alter table core.${table} set (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0, autovacuum_analyze_threshold = 1000, autovacuum_analyze_scale_factor = 0);`;

/**
 * What rankings are sorted by: a figure as it was when changes were last added to it, and the changes since. Together they are the figure
 * now. Sums are in paise.
 */
const figuresSql = `
create table core.course_figure (institute_id uuid not null, course_id uuid not null, learners integer not null, sales integer not null, net bigint not null, primary key (institute_id, course_id));
create table core.course_change (institute_id uuid not null, course_id uuid not null, learners integer not null, sales integer not null, net bigint not null);
create table core.faculty_figure (institute_id uuid not null, faculty_id uuid not null, learners integer not null, primary key (institute_id, faculty_id));
create table core.faculty_change (institute_id uuid not null, faculty_id uuid not null, learner_id uuid not null, courses integer not null);
${read('course_figure')}
${changes('course_change')}
${read('faculty_figure')}
${changes('faculty_change')}
`;

/**
 * By how much the learners of who teaches differ from the figure that is kept. A learner of two courses counts once: of each learner of whom
 * something changed it is counted how many courses there are now, and by the changes how many there were then.
 */
const differenceSql = `
create function core.faculty_difference() returns table (institute_id uuid, faculty_id uuid, learners integer) language sql stable as $fn$
  select d.institute_id, d.faculty_id, sum((d.now > 0)::int - (d.now - d.since > 0)::int)::int
  from (
    select p.institute_id, p.faculty_id, p.learner_id, sum(p.since) as since, sum(p.now) as now
    from (
      select c.institute_id, c.faculty_id, c.learner_id, c.courses as since, 0 as now from core.faculty_change c
      union all
      select c.institute_id, c.faculty_id, c.learner_id, 0, 1
      from (select distinct f.institute_id, f.faculty_id, f.learner_id from core.faculty_change f) c
      join app.subscription s on s.user_id = c.learner_id and s.institute_id = c.institute_id and s.deleted_at is null
      join app.course o on o.id = s.course_id and o.deleted_at is null and c.faculty_id = any(o.faculty_ids)
    ) p
    group by p.institute_id, p.faculty_id, p.learner_id
  ) d
  group by d.institute_id, d.faculty_id
$fn$;
`;

/** `rank` */
const FOLD_LOCK = 0x72616e6b;

/**
 * Adds the changes to the figures. Each statement sees one state of everything, takes away what it sees and adds just that; what others are
 * about to change comes later. One at a time.
 */
const foldSql = `
create function core.fold_rankings() returns void language plpgsql as $fn$ begin
  perform pg_advisory_xact_lock(${FOLD_LOCK});
  with gone as (delete from core.course_change returning institute_id, course_id, learners, sales, net)
  insert into core.course_figure as f (institute_id, course_id, learners, sales, net)
  select institute_id, course_id, sum(learners), sum(sales), sum(net) from gone group by institute_id, course_id
  on conflict (institute_id, course_id) do update set learners = f.learners + excluded.learners, sales = f.sales + excluded.sales, net = f.net + excluded.net;
  if found then delete from core.course_figure where learners = 0 and sales = 0 and net = 0; end if;
  if exists (select from core.faculty_change) then
    with changed as materialized (select institute_id, faculty_id, learners from core.faculty_difference() where learners <> 0), gone as (delete from core.faculty_change)
    insert into core.faculty_figure as f (institute_id, faculty_id, learners) select institute_id, faculty_id, learners from changed
    on conflict (institute_id, faculty_id) do update set learners = f.learners + excluded.learners;
    delete from core.faculty_figure where learners = 0;
  end if;
end $fn$;
`;

/**
 * Counts all figures anew, beside whoever is at work: what is seen is counted, and the changes that are seen are taken away, in one statement.
 * Nothing is done where nobody follows the modules.
 */
const recountSql = `
create function core.recount_rankings() returns void language plpgsql as $fn$ begin
  if not exists (select from pg_trigger where tgrelid = to_regclass('app.course') and tgname = 'ranking_update') then return; end if;
  perform pg_advisory_xact_lock(${FOLD_LOCK});
  with gone as (delete from core.course_change),
  counted as materialized (
    select institute_id, course_id, sum(learners)::int as learners, sum(sales)::int as sales, sum(net)::bigint as net from (
      select institute_id, course_id, count(*) as learners, 0 as sales, 0 as net from app.subscription where deleted_at is null group by institute_id, course_id
      union all select institute_id, item_id, 0, count(*), sum(amount - refunded) from core.sale where item_id is not null and sold_at is not null group by institute_id, item_id
    ) both_kinds group by institute_id, course_id
  ),
  stale as (delete from core.course_figure f where not exists (select from counted c where c.institute_id = f.institute_id and c.course_id = f.course_id))
  insert into core.course_figure (institute_id, course_id, learners, sales, net) select * from counted
  on conflict (institute_id, course_id) do update set learners = excluded.learners, sales = excluded.sales, net = excluded.net;
  with gone as (delete from core.faculty_change),
  counted as materialized (
    select institute_id, faculty_id, count(*)::int as learners from (
      select distinct s.institute_id, t.faculty_id, s.user_id from app.course c cross join lateral unnest(c.faculty_ids) as t(faculty_id)
      join app.subscription s on s.course_id = c.id and s.deleted_at is null where c.deleted_at is null
    ) pairs group by institute_id, faculty_id
  ),
  stale as (delete from core.faculty_figure f where not exists (select from counted c where c.institute_id = f.institute_id and c.faculty_id = f.faculty_id))
  insert into core.faculty_figure (institute_id, faculty_id, learners) select * from counted
  on conflict (institute_id, faculty_id) do update set learners = excluded.learners;
end $fn$;
`;

/** The functions name tables of modules, which come later. */
export const steps: readonly TableStep[] = [{ name: 'rankings_001_figures', sql: `set local check_function_bodies = off;\n${figuresSql}${differenceSql}${foldSql}${recountSql}set local check_function_bodies = on;` }];

/** At every start, since a table of a module may come later than this. */
export const always: readonly TableStep[] = [{ name: 'rankings_900_follow', sql: followSql }];
