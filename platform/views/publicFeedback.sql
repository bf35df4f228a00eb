-- What was said on the public page.
select f.id, f.created_at, f.search_text, f.message, f.rating, f.name, f.email
from core.public_feedback f
