-- Every payment and refund, with what it was for. `amount` is what moved or was to, a refund with a minus; `received` what really came in: what failed or waits is nothing.
select
  p.id, p.institute_id, p.created_at, p.search_text,
  p.reference, p.kind, p.status, p.method, p.moved as amount,
  case when p.status <> 'successful' then 0 when p.kind = 'refund' then -p.amount else p.amount end as received,
  p.payer_name, p.payer_email, s.number as sale_number, s.item, s.applied_for, p.problem, p.settled_at
from core.payment p
left join core.sale s on s.institute_id = p.institute_id and s.id = p.sale_id
