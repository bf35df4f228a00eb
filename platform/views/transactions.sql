-- Every payment and refund, with what it was for. What moved is the institute's gain: a refund takes away, what failed or waits is nothing.
select
  p.id, p.institute_id, p.created_at, p.search_text,
  p.reference, p.kind, p.status, p.method, p.amount,
  case when p.status <> 'successful' then 0 when p.kind = 'refund' then -p.amount else p.amount end as received,
  p.payer_name, p.payer_email, s.number as sale_number, s.item, s.applied_for, p.problem, p.settled_at
from core.payment p
left join core.sale s on s.institute_id = p.institute_id and s.id = p.sale_id
