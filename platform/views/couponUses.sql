-- Sales in which a coupon was redeemed, with the coupon of the institute, or of the operator, while it is there.
select
  s.id, s.institute_id, s.created_at, s.search_text, s.number, s.sold_at, s.status, s.item, s.buyer_name, s.buyer_email, s.discount, s.amount, s.amount - s.refunded as net, c.id as coupon_id
from core.sale s
left join app.coupon c on c.code = s.coupon_code and c.institute_id = s.institute_id
where s.sold_at is not null and s.coupon_code is not null
