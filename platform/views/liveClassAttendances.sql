-- Who was in a live class, from when until when.
select id, institute_id, joined_at as created_at, search_text, session_id as live_class_id, user_id, name, email as email_id, joined_at, left_at, minutes
from core.attendance
where kind = 'liveClass'
