-- What institutes were billed for their memberships. What was cancelled or paid back is billed no more.
select
  i.id, i.institute_id, i.created_at, i.search_text, i.number, i.status, i.membership_id, i.item, i.price, i.discount, i.tax, i.amount, i.paid_at,
  case when i.status in ('open', 'paid') then i.amount else 0 end as billed,
  case when i.status in ('open', 'paid') then i.tax else 0 end as tax_billed
from core.invoice i
