import { sql, type Transaction } from 'kysely';
import type { AnyTables } from '../kernel/db/scope';
import { madeBy, makersOf } from './makers';

/** What is asked: easy, medium or hard; the right answer first, then the wrong ones; why. */
type Asked = readonly [difficulty: 'easy' | 'medium' | 'hard', question: string, right: string, wrong: readonly string[], explanation: string];

/** Gives every section of a test some questions, each test others to begin with; the right answer stands at any place. */
export async function placeTestQuestions({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  const bank = BANK.map(([difficulty, question, right, wrong, explanation], at) => {
    const place = (at * 5 + 2) % (wrong.length + 1);
    return { nth: at, difficulty, question, explanation, answer: 'abcde'[place], options: [...wrong.slice(0, place), right, ...wrong.slice(place)] };
  });
  await sql`
    insert into app.test_question (id, institute_id, test_id, test_section_id, type, difficulty, question, option_a, option_b, option_c, option_d, option_e, answer, "order", explanation, tags, created_at, updated_at, created_by_id, updated_by_id)
    select overlay(overlay(md5('lectern question ' || p.section_id || b.nth) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid, p.institute_id, p.test_id, p.section_id, 'single_choice', b.difficulty, b.question,
      b.options->>0, b.options->>1, b.options->>2, b.options->>3, b.options->>4, b.answer, row_number() over (partition by p.test_id order by p.part, b.nth), b.explanation, '{}', p.created_at, p.updated_at, ${madeBy({ makers: await makersOf({ trx }), institute: 'p.institute_id' })}
    from (
      select s.id as section_id, s.test_id, s.institute_id, s.created_at, s.updated_at, dense_rank() over (order by s.test_id) as test, row_number() over (partition by s.test_id order by s."order", s.id) as part from app.test_section s
    ) p
    join json_to_recordset(${JSON.stringify(bank)}::json) as b (nth int, difficulty text, question text, explanation text, answer text, options json)
      on (b.nth + p.test * 3) % ${BANK.length} between (p.part - 1) * 4 and p.part * 4 - 1
    where not exists (select from app.test_question q where q.test_id = p.test_id)`.execute(trx);
  await shareMarks({ trx });
}

/** Gives the sections of each test marks with which its questions come to the total: alike, in halves, the last section what is left. */
async function shareMarks({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`
    with asked as (
      select s.id, s.test_id, s."order", t.total_mark, count(*) as questions
      from app.test_section s join app.test t on t.id = s.test_id join app.test_question q on q.test_section_id = s.id group by s.id, s.test_id, s."order", t.total_mark
    ), placed as (
      select id, total_mark, questions, sum(questions) over (partition by test_id) as of_test, row_number() over (partition by test_id order by "order" desc, id desc) as from_end from asked
    ), shared as (select *, floor(total_mark * 2 / of_test) / 2 as usual from placed),
    marked as (select id, case from_end when 1 then (total_mark - usual * (of_test - questions)) / questions else usual end as mark from shared)
    update app.test_section s set positive_mark = m.mark, negative_mark = case when s.negative_mark > 0 then round(m.mark / 4, 2) else 0 end from marked m where m.id = s.id`.execute(trx);
}

const BANK: readonly Asked[] = [
  ['easy', 'What is the value of 15% of 240?', '36', ['24', '32', '40'], '240 × 15 ÷ 100 = 36.'],
  ['easy', 'Which gas do plants take in for photosynthesis?', 'Carbon dioxide', ['Oxygen', 'Nitrogen', 'Hydrogen'], 'Carbon dioxide and water become sugar and oxygen.'],
  ['medium', 'A train covers 180 km in 2.5 hours. What is its speed?', '72 km/h', ['60 km/h', '75 km/h', '80 km/h', '90 km/h'], '180 ÷ 2.5 = 72.'],
  ['easy', 'What is the SI unit of force?', 'Newton', ['Joule', 'Watt', 'Pascal'], 'One newton moves one kilogram by one metre per second squared.'],
  ['medium', 'The roots of x² − 5x + 6 = 0 are', '2 and 3', ['1 and 6', '−2 and −3', '−1 and 6'], 'Their sum is 5 and their product 6.'],
  ['medium', 'What is the pH of pure water at 25 °C?', '7', ['0', '5.5', '14'], 'It is neutral.'],
  ['hard', 'How many ways are there to arrange the letters of LEVEL?', '30', ['20', '60', '120'], '5! ÷ (2! × 2!) = 30.'],
  ['easy', 'Which part of the cell holds its DNA?', 'The nucleus', ['The cell wall', 'The ribosome', 'The vacuole'], 'In cells of plants and animals most of it is there.'],
  ['medium', 'The sum of two numbers is 28 and their difference 8. The larger one is', '18', ['16', '20', '22'], '(28 + 8) ÷ 2 = 18.'],
  ['hard', 'A body falls from rest for 3 s (g = 10 m/s²). How far does it fall?', '45 m', ['30 m', '60 m', '90 m'], '½ × 10 × 3² = 45.'],
  ['medium', 'Choose the word nearest in meaning to “candid”.', 'Frank', ['Secret', 'Sweet', 'Careful', 'Rude'], 'Whoever is candid says openly what they think.'],
  ['easy', 'Which is the longest bone of the human body?', 'The femur', ['The tibia', 'The humerus', 'The fibula'], 'It is the bone of the thigh.'],
  ['medium', 'What comes next: 2, 6, 12, 20, …?', '30', ['24', '28', '32'], 'The differences are 4, 6, 8 and 10.'],
  ['hard', 'Which element has the electronic configuration 2, 8, 7?', 'Chlorine', ['Fluorine', 'Argon', 'Sulphur'], 'Its atomic number is 17.'],
  ['medium', 'Two dice are thrown. How likely is a sum of 7?', '1/6', ['1/12', '5/36', '7/36'], 'Six of the 36 outcomes.'],
  ['easy', 'In which year did India become independent?', '1947', ['1942', '1950', '1952'], 'On 15 August 1947.'],
];
