-- Each institute with what it has now, and what was sold there and not paid back.
select
  i.id, i.created_at, i.search_text, i.name, i.email_id, i.phone_number, i.is_white_labelled, i.plan_ends_at,
  case when not i.is_approved then 'awaiting' when i.is_suspended then 'suspended' when i.is_active then 'active' else 'inactive' end as status,
  (select count(*)::int from app."user" u where u.institute_id = i.id and u.role = 'student' and u.deleted_at is null) as learners,
  (select count(*)::int from app."user" u where u.institute_id = i.id and u.role <> 'student' and u.deleted_at is null) as staff,
  (select count(*)::int from app.course c where c.institute_id = i.id and c.deleted_at is null) as courses,
  (select count(*)::int from core.sale s where s.institute_id = i.id and s.sold_at is not null) as sales,
  (select coalesce(sum(s.amount - s.refunded), 0)::bigint from core.sale s where s.institute_id = i.id and s.sold_at is not null) as net,
  (select max(s.sold_at) from core.sale s where s.institute_id = i.id and s.sold_at is not null)::timestamp(3) with time zone as last_sale_at
from app.institution i
where i.deleted_at is null
