-- Every entry on an institute's account of AI tokens, with the balance before and after it. Kept in hundredths.
select
  id, owner_id as institute_id, created_at, search_text,
  kind, case when kind in ('given', 'use') then note end as note, case when amount > 0 then 'credit' else 'debit' end as type, abs(amount) * 0.01 as amount_token, opening * 0.01 as opening_balance, closing * 0.01 as closing_balance,
  place = 1 as is_first_trans, reference as razorpay_order_id,
  greatest(amount, 0) * 0.01 as credit,
  greatest(-amount, 0) * 0.01 as debit
from core.ledger_entry
where account = 'institute.tokens'
