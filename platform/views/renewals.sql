-- Subscriptions that end, by the day on which they do.
select
  s.id, s.institute_id, s.created_at, s.search_text,
  s.name, s.course_id, s.user_id, u.email_id, u.phone_number, s.starts_on, s.ends_on,
  case when s.ends_on < (now() at time zone 'Asia/Kolkata')::date then 'over' else 'due' end as status
from app.subscription s
left join app."user" u on u.id = s.user_id
where s.ends_on is not null and s.deleted_at is null
