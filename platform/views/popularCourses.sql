-- Each course with who attends it and what it brought: subscriptions and sales are gone through once, whatever there is of either.
select
  c.id, c.institute_id, c.created_at, c.search_text, c.name, c.id as course_id, c.curriculum_type, c.plan_type, c.is_active,
  coalesce(s.learners, 0) as learners, coalesce(s.new_learners, 0) as new_learners, coalesce(o.sales, 0) as sales, coalesce(o.net, 0) as net, s.last_joined_at
from app.course c
left join (
  select course_id, count(*)::int as learners, (count(*) filter (where created_at >= now() - interval '30 days'))::int as new_learners, max(created_at)::timestamp(3) with time zone as last_joined_at
  from app.subscription where deleted_at is null group by course_id
) s on s.course_id = c.id
left join (
  select item_id, count(*)::int as sales, sum(amount - refunded)::bigint as net from core.sale where sold_at is not null and applied_for = 'course' group by item_id
) o on o.item_id = c.id
where c.deleted_at is null
