-- Whoever is in a group of the forum, has written there or is followed, with how much.
select
  u.id, u.institute_id, u.created_at, u.search_text, u.name, u.image_url, u.city, u.role, u.status,
  coalesce(g.groups, 0) as groups, coalesce(p.posts, 0) as posts, coalesce(f.followers, 0) as followers
from app."user" u
left join (select user_id, count(*)::int as groups from app.group_member where deleted_at is null and status = 'approved' group by user_id) g on g.user_id = u.id
left join (select author_id, count(*)::int as posts from app.forum_post where deleted_at is null group by author_id) p on p.author_id = u.id
left join (select user_id, count(*)::int as followers from app.follower where deleted_at is null and not coalesce(is_blocked, false) group by user_id) f on f.user_id = u.id
where u.deleted_at is null and (g.groups is not null or p.posts is not null or f.followers is not null)
