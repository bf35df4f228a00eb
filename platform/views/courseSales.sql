-- Courses that were sold, with the course as far as it is one of the institute's own.
select
  s.id, s.institute_id, s.created_at, s.search_text, s.number, s.sold_at, s.status, s.item_id as course_id, s.item, s.buyer_name, s.buyer_email, s.coupon_code,
  s.price, s.discount, s.tax, s.amount, s.amount - s.refunded as net
from core.sale s
where s.sold_at is not null and s.applied_for = 'course'
