-- Who attends a course, with what each has paid for it and not been paid back.
select
  s.id, s.institute_id, s.created_at, s.search_text, s.name, s.course_id, s.user_id, u.email_id, u.phone_number, s.starts_on, s.ends_on, s.is_offline,
  (select coalesce(sum(o.amount - o.refunded), 0)::bigint from core.sale o where o.institute_id = s.institute_id and o.item_id = s.course_id and o.buyer_id = s.user_id and o.sold_at is not null) as paid
from app.subscription s
left join app."user" u on u.id = s.user_id
where s.deleted_at is null
