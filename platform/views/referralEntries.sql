-- What somebody earned by bringing others, and what was used of it: the amount, and the same apart by which of the two it is.
select
  e.id, e.institute_id, e.created_at, e.search_text, e.user_id, e.type, e.amount, e.opening_balance, e.closing_balance, e.note,
  case when e.type = 'credit' then e.amount else 0 end as credit,
  case when e.type = 'debit' then e.amount else 0 end as debit
from core.referral_entry e
