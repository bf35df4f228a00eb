-- Each course with what belongs to it, counted for the rows that are asked for.
select
  c.id, c.institute_id, c.created_at, c.search_text, c.name, c.id as course_id, c.is_active, c.curriculum_type, c.plan_type, c.language_id, c.updated_at as changed_at,
  s.learners, b.batches, l.live_classes, t.tests
from app.course c
cross join lateral (select count(*)::int as learners from app.subscription s where s.course_id = c.id and s.institute_id = c.institute_id and s.deleted_at is null) s
cross join lateral (select count(*)::int as batches from app.batch b where b.course_id = c.id and b.institute_id = c.institute_id and b.deleted_at is null) b
cross join lateral (select count(*)::int as live_classes from app.live_class l where l.course_id = c.id and l.institute_id = c.institute_id and l.deleted_at is null) l
cross join lateral (select count(*)::int as tests from app.test t where t.course_id = c.id and t.institute_id = c.institute_id and t.deleted_at is null) t
where c.deleted_at is null
