-- What institutes were billed for their memberships. What was paid back, in part or in full, is billed no more, nor what was cancelled; of the tax the share of what was kept.
select
  i.id, i.institute_id, i.created_at, i.search_text, i.number, i.status, i.addressee, i.addressee_email, i.membership_id, i.item, i.price, i.discount, i.tax, i.amount, i.refunded, i.paid_at,
  case when i.status = 'cancelled' then 0 else i.amount - i.refunded end as billed,
  case when i.status = 'cancelled' or i.amount = 0 then 0 else round(i.tax::numeric * (i.amount - i.refunded) / i.amount)::bigint end as tax_billed
from core.invoice i
