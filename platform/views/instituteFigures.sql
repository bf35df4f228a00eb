-- Each institute with what it has now, and what was sold there and not paid back: in one pass over people, courses and sales, however they are spread over institutes.
select
  i.id, i.id as institution_id, i.created_at, i.search_text, i.name, i.email_id, i.phone_number, i.is_white_labelled, i.plan_ends_at,
  case when not i.is_approved then 'awaiting' when i.is_suspended then 'suspended' when i.is_active then 'active' else 'inactive' end as status,
  coalesce(p.learners, 0) as learners, coalesce(p.staff, 0) as staff, l.learner_seats, l.staff_seats,
  case when l.learner_seats is null then 'none' when coalesce(p.learners, 0) > l.learner_seats or coalesce(p.staff, 0) > l.staff_seats then 'over' else 'within' end as seats,
  coalesce(c.courses, 0) as courses, coalesce(s.sales, 0) as sales, coalesce(s.net, 0) as net, s.last_sale_at
from app.institution i
left join (
  select institute_id, (count(*) filter (where role = 'student'))::int as learners, (count(*) filter (where role <> 'student'))::int as staff from app."user" where deleted_at is null group by institute_id
) p on p.institute_id = i.id
-- What its licences grant today, taken together.
left join (
  select institute_id, sum(learner_seats)::int as learner_seats, sum(staff_seats)::int as staff_seats from app.licence
  where deleted_at is null and is_suspended is not true and (now() at time zone 'Asia/Kolkata')::date between starts_on and ends_on group by institute_id
) l on l.institute_id = i.id
left join (select institute_id, count(*)::int as courses from app.course where deleted_at is null group by institute_id) c on c.institute_id = i.id
left join (
  select institute_id, count(*)::int as sales, sum(amount - refunded)::bigint as net, max(sold_at)::timestamp(3) with time zone as last_sale_at from core.sale where sold_at is not null group by institute_id
) s on s.institute_id = i.id
where i.deleted_at is null
