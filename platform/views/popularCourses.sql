-- Each course with who attends it and what it brought: figures that are kept, and what has changed since. Who is new is counted of the last
-- thirty days, along the index of the time.
select
  c.id, c.institute_id, c.created_at, c.search_text, c.name, c.id as course_id, c.curriculum_type, c.plan_type, c.is_active,
  coalesce(f.learners, 0) as learners, coalesce(n.new_learners, 0) as new_learners, coalesce(f.sales, 0) as sales, coalesce(f.net, 0) as net,
  -- By the course's own rows: along all there are, the last of a course that nobody joins would be looked for in vain.
  (select max(j.created_at)::timestamp(3) with time zone from (select created_at from app.subscription where course_id = c.id and deleted_at is null offset 0) j) as last_joined_at
from app.course c
left join (
  select course_id, sum(learners)::int as learners, sum(sales)::int as sales, sum(net)::bigint as net from (
    select course_id, learners, sales, net from core.course_figure union all select course_id, learners, sales, net from core.course_change
  ) parts group by course_id
) f on f.course_id = c.id
left join (
  select course_id, count(*)::int as new_learners from app.subscription where deleted_at is null and created_at >= now() - interval '30 days' group by course_id
) n on n.course_id = c.id
where c.deleted_at is null
