-- Each batch of a live class, with who is in it and who of them came.
select
  (left(l.id::text, 18) || right(b.id::text, 18))::uuid as id, l.institute_id, b.created_at, b.search_text, l.id as live_class_id, b.id as batch_id, b.name, l.provider, l.starts_at, b.faculty_id, b.capacity,
  coalesce(m.members, 0) as members, coalesce(m.present, 0) as present,
  case when l.ends_at <= now() and coalesce(m.members, 0) > 0 then round(m.present * 100.0 / m.members)::int end as attendance
from app.live_class l cross join lateral unnest(l.batch_ids) as t(batch_id)
join app.batch b on b.id = t.batch_id and b.institute_id = l.institute_id and b.deleted_at is null
left join lateral (
  select count(*)::int as members, (count(*) filter (where exists (select 1 from core.attendance a where a.kind = 'liveClass' and a.session_id = l.id and a.user_id = p.user_id)))::int as present
  from app.batch_member p where p.batch_id = b.id and p.institute_id = l.institute_id and p.deleted_at is null
) m on true
where l.deleted_at is null
