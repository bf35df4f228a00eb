-- Each learner with what was bought and when somebody was last here.
select
  u.id, u.institute_id, u.created_at, u.search_text,
  u.name, u.email_id, u.phone_number, u.city, u.status, u.last_sign_in_at,
  (select count(*)::int from app.subscription s where s.user_id = u.id and s.deleted_at is null) as courses,
  (select coalesce(sum(o.amount - o.refunded), 0)::bigint from core.sale o where o.buyer_id = u.id and o.institute_id = u.institute_id and o.sold_at is not null) as spent
from app."user" u
where u.role = 'student' and u.deleted_at is null
