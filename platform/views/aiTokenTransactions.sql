-- Every entry of the ledger of AI tokens, with the balance before and after it.
select
  e.id, e.institute_id, e.created_at, e.search_text,
  e.note, e.type, e.amount as amount_token, e.opening_balance, e.closing_balance, e.is_first_trans, o.razorpay_order_id,
  case e.type when 'credit' then e.amount else 0 end as credit,
  case e.type when 'debit' then e.amount else 0 end as debit
from core.ai_token_entry e
left join core.ai_token_order o on o.institute_id = e.institute_id and o.id = e.order_id
