-- What was ordered and not paid for: waiting, or given up.
select
  id, institute_id, created_at, search_text,
  number, status, applied_for, item, buyer_name, buyer_email, coupon_code,
  price, discount, tax, amount
from core.sale
where sold_at is null
