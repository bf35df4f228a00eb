-- Who began a course, online.
select s.id, s.institute_id, s.created_at, s.search_text, s.name, s.course_id, s.user_id, u.email_id, u.phone_number, s.starts_on, s.ends_on
from app.subscription s
left join app."user" u on u.id = s.user_id
where s.is_offline is not true and s.deleted_at is null
