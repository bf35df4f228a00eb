-- What was paid at a branch, and what was paid back there.
select
  p.id, p.institute_id, p.created_at, p.search_text, p.reference, p.kind, p.method, p.payer_name, p.payer_email, s.item, s.applied_for, p.settled_at,
  case when p.kind = 'refund' then -p.amount else p.amount end as received
from core.payment p
left join core.sale s on s.institute_id = p.institute_id and s.id = p.sale_id
where p.status = 'successful' and p.method in ('cash', 'cheque', 'bankTransfer')
