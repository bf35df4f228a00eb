-- What learners did, of those who are not deleted; an enrolment that lies in the bin is none.
select
  e.id, e.institute_id, e.created_at, u.search_text,
  u.name, u.email_id, e.user_id, e.kind, e.about, e.item, e.amount
from core.learner_event e
join app."user" u on u.id = e.user_id and u.deleted_at is null
where e.kind <> 'enrolled' or not exists (select 1 from app.subscription s where s.id = e.id and s.deleted_at is not null)
