-- Each payment with the account its institute is paid out to. Of numbers the end is told, of the bank's branch the bank, of an address for payments its beginning.
select
  p.id, p.institute_id, p.created_at, p.search_text, p.id as payment_id, p.reference, p.amount, p.settled_at,
  a.account_holder, a.bank_name, '•••• ' || right(a.account_number, 4) as account_number, left(a.ifsc, 4) || '•••••••' as ifsc,
  left(a.upi_id, 2) || '••••@' || split_part(a.upi_id, '@', 2) as upi_id
from core.payment p
join app.payment_account_info a on a.institute_id = p.institute_id and a.deleted_at is null
where p.kind = 'payment' and p.status = 'successful'
