-- Each course with who attends it and what it brought. All of it is counted of the courses that are shown, or that are sorted by it, along indexes
-- that hold what is asked for: no enrolment and no sale is looked at.
select
  c.id, c.institute_id, c.created_at, c.search_text, c.name, c.id as course_id, c.curriculum_type, c.plan_type, c.is_active,
  (select count(*)::int from app.subscription j where j.institute_id = c.institute_id and j.course_id = c.id and j.deleted_at is null) as learners,
  (select count(*)::int from app.subscription j where j.institute_id = c.institute_id and j.course_id = c.id and j.deleted_at is null and j.created_at >= now() - interval '30 days') as new_learners,
  (select count(*)::int from core.sale o where o.item_id = c.id and o.sold_at is not null) as sales,
  (select coalesce(sum(o.amount - o.refunded), 0)::bigint from core.sale o where o.item_id = c.id and o.sold_at is not null) as net,
  (select max(j.created_at)::timestamp(3) with time zone from app.subscription j where j.institute_id = c.institute_id and j.course_id = c.id and j.deleted_at is null) as last_joined_at
from app.course c
where c.deleted_at is null
