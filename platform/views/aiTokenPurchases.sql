-- What was ordered of AI tokens. What waits or has failed was neither paid nor credited.
select
  id, institute_id, created_at, search_text,
  razorpay_order_id, razorpay_payment_id, status, amount_token, amount_inr, is_exclusive, buyer_name, paid_at,
  case when status = 'paid' then amount_token else 0 end as credited,
  case when status = 'paid' then amount_inr else 0 end as paid
from core.ai_token_order
