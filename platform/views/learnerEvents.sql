-- What learners did, of those who are not deleted.
select
  e.id, e.institute_id, e.created_at, u.search_text,
  u.name, u.email_id, e.user_id, e.kind, e.about, e.item, e.amount
from core.learner_event e
join app."user" u on u.id = e.user_id and u.deleted_at is null
