-- Who brought whom, with what the friend bought.
select r.id, r.institute_id, r.created_at, r.search_text, r.program_id, r.referrer_id, r.referrer_name, r.friend_name, r.friend_email, r.status, s.item, s.amount, r.reward, r.rewarded_at
from core.referral r
left join core.sale s on s.institute_id = r.institute_id and s.id = r.sale_id
