import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { createDemoClock } from './dates';
import { demoId } from './random';

/** What visitors have said on the public page within half a year. */
export async function insertFeedback({ trx, now }: { readonly trx: Transaction<AnyTables>; readonly now: number }): Promise<void> {
  const clock = createDemoClock(now);
  const rows = SAID.map(([rating, message, name], index) => ({
    id: demoId({ kind: 'feedback', index }), rating, message, name, email: name === null ? null : `${name.toLowerCase().replace(/\W+/g, '.')}@visitors.example`,
    created_at: clock.instant(-2 - index * 13, 540 + ((index * 97) % 600)),
  }));
  await sql`insert into core.public_feedback (id, rating, message, name, email, created_at)
    select id, rating, message, name, email, created_at from json_populate_recordset(null::core.public_feedback, ${JSON.stringify(rows)}::json)`.execute(trx);
}

const SAID: readonly (readonly [rating: number | null, message: string, name: string | null])[] = [
  [5, 'The recorded lessons can be watched again before the test. That alone is worth it.', 'Anitha Raj'],
  [2, 'The code to sign in came after ten minutes, twice this week.', 'Mohan Pillai'],
  [4, 'Please let us pay in two parts.', null],
  [null, 'Is there a course for the Kerala PSC in Malayalam?', 'Shyam Kumar'],
  [5, 'My daughter understands mathematics at last. Thank you, Lekha miss!', 'Usha Nambiar'],
  [3, 'Videos stop on a slow connection, and begin from the start.', 'Rohit Deshmukh'],
  [1, 'I was charged twice for one webinar. Nobody has answered my mail.', 'Farhan Ali'],
  [4, 'The timetable should show holidays.', 'Gayathri S'],
  [5, 'Doubts are answered within the day.', null],
  [3, 'The page of the institute is hard to find on a phone.', 'Kavya Menon'],
  [4, 'More mock tests before the banking prelims, please.', 'Deepak Verma'],
  [2, 'The teacher was good, the sound was not.', null],
  [5, 'Got into the college I wanted.', 'Sneha Patil'],
  [null, 'Do you have a branch in Kozhikode?', 'Najma P'],
];
