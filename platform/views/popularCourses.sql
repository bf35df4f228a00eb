-- Each course with who attends it and what it brought. Subscriptions are gone through once, along an index, whatever there is of them; the
-- rest is counted of the courses that are shown, or that are sorted by it.
select
  c.id, c.institute_id, c.created_at, c.search_text, c.name, c.id as course_id, c.curriculum_type, c.plan_type, c.is_active,
  coalesce(s.learners, 0) as learners, coalesce(n.new_learners, 0) as new_learners,
  (select count(*)::int from core.sale o where o.item_id = c.id and o.sold_at is not null) as sales,
  (select coalesce(sum(o.amount - o.refunded), 0)::bigint from core.sale o where o.item_id = c.id and o.sold_at is not null) as net,
  -- By the course's own rows: along all there are, the last of a course that nobody joins would be looked for in vain.
  (select max(j.created_at)::timestamp(3) with time zone from (select created_at from app.subscription where course_id = c.id and deleted_at is null offset 0) j) as last_joined_at
from app.course c
left join (select course_id, count(*)::int as learners from app.subscription where deleted_at is null group by course_id) s on s.course_id = c.id
left join (
  select course_id, count(*)::int as new_learners from app.subscription where deleted_at is null and created_at >= now() - interval '30 days' group by course_id
) n on n.course_id = c.id
where c.deleted_at is null
