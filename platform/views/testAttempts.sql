-- Each time a learner sat a test.
select
  id, institute_id, started_at as created_at, search_text,
  learner_name, test_id, course_id, user_id, number, result, mark, total_mark, percentage, started_at, submitted_at, minutes
from core.test_attempt
