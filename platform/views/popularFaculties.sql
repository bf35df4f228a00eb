-- Each person who teaches, with courses, their learners, batches and live classes. A learner of two courses of one person counts once:
-- that figure is kept, with what has changed since.
select
  u.id, u.institute_id, u.created_at, u.search_text, u.name, u.id as faculty_id, u.email_id, u.status,
  coalesce(c.courses, 0) as courses, coalesce(f.learners, 0) as learners, coalesce(b.batches, 0) as batches, coalesce(l.live_classes, 0) as live_classes, coalesce(l.taught_lately, 0) as taught_lately, l.last_taught_at
from app."user" u
left join (
  select t.faculty_id, count(distinct c.id)::int as courses from app.course c cross join lateral unnest(c.faculty_ids) as t(faculty_id) where c.deleted_at is null group by t.faculty_id
) c on c.faculty_id = u.id
left join (
  select faculty_id, sum(learners)::int as learners from (
    select faculty_id, learners from core.faculty_figure union all select faculty_id, learners from core.faculty_difference()
  ) parts group by faculty_id
) f on f.faculty_id = u.id
left join (select faculty_id, count(*)::int as batches from app.batch where deleted_at is null group by faculty_id) b on b.faculty_id = u.id
left join (
  select faculty_id, count(*)::int as live_classes, (count(*) filter (where starts_at >= now() - interval '30 days' and ends_at <= now()))::int as taught_lately, (max(ends_at) filter (where ends_at <= now()))::timestamp(3) with time zone as last_taught_at
  from app.live_class where deleted_at is null and not coalesce(is_cancelled, false) group by faculty_id
) l on l.faculty_id = u.id
where u.role = 'faculty' and u.deleted_at is null
