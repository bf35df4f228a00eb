-- Who brought whom, with what the friend ordered and what of it was paid for and not paid back.
select r.id, r.institute_id, r.created_at, r.search_text, r.program_id, r.referrer_id, r.referrer_name, r.friend_name, r.friend_email, r.status, s.item, s.amount, case when s.sold_at is null then 0 else s.amount - s.refunded end as net, r.reward, r.rewarded_at
from core.referral r
left join core.sale s on s.institute_id = r.institute_id and s.id = r.sale_id
