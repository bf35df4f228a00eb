-- What somebody earned by bringing others, and what was used of it.
select e.id, e.institute_id, e.created_at, e.search_text, e.user_id, e.type, e.amount, e.opening_balance, e.closing_balance, e.note
from core.referral_entry e
