-- What was sold: orders that were paid for, also those that were paid back since. `net` is what is left of the amount.
select
  id, institute_id, created_at, search_text,
  number, sold_at, status, applied_for, item, buyer_name, buyer_email, coupon_code,
  price, discount, tax, amount, refunded, amount - refunded as net
from core.sale
where sold_at is not null
