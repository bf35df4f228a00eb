-- What institutes were billed for their memberships.
select i.id, i.institute_id, i.created_at, i.search_text, i.number, i.status, i.membership_id, i.item, i.price, i.discount, i.tax, i.amount, i.paid_at
from core.invoice i
