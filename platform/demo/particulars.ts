import { sql, type Transaction } from 'kysely';
import type { Role } from '../../src/schemas';
import type { AnyTables } from '../kernel/db/scope';
import type { DemoClock } from './dates';
import { FIRST_NAMES } from './names';
import { createRandom } from './random';

/** What learners and faculty have besides what all people have; null for who is neither. The same for the same person every time. */
export function particularsOf({ role, name, index, clock }: { role: Role; name: string; index: number; clock: DemoClock }): Readonly<Record<string, unknown>> {
  const random = createRandom(`particulars ${index}`);
  const isLearner = role === 'student';
  const isTeacher = role === 'faculty';
  const post = random.pick(POSTS);
  const teaches = isTeacher ? random.shuffled(SUBJECTS).slice(0, random.between(1, 2)) : [];
  return {
    admissionNumber: isLearner ? `${2022 + (index % 4)}/${String(index).padStart(3, '0')}` : null,
    dateOfBirth: isLearner ? clock.day(-random.between(15 * 365, 24 * 365)) : null,
    guardianName: isLearner ? `${random.pick(FIRST_NAMES)} ${name.split(' ').at(-1)!}` : null,
    guardianPhone: isLearner && random.chance(0.8) ? `+9198${String(47_000_000 + index * 6133)}` : null,
    designation: isTeacher ? post : null,
    teaches,
    experience: isTeacher ? random.between(1, 28) : null,
    about: isTeacher && random.chance(0.5) ? `Teaches ${teaches.join(' and ')}; earlier at a college of the university for ${random.between(2, 9)} years.` : null,
  };
}

export const POSTS = ['Lecturer', 'Senior lecturer', 'Head of department', 'Visiting faculty', 'Tutor'] as const;
export const SUBJECTS = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Accountancy', 'Economics', 'English', 'Computer science', 'History', 'Drawing'] as const;

/** Gives each learner an open branch of the institute, where it has one. */
export async function placeLearners({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`update app."user" u set branch_id = b.id from (
      select id, institute_id, row_number() over w - 1 as nth, count(*) over (partition by institute_id) as among from app.branch where status = 'open' and deleted_at is null window w as (partition by institute_id order by id)
    ) b where u.role = 'student' and b.institute_id = u.institute_id and b.nth = abs(hashtext(u.id::text)) % b.among`.execute(trx);
}

/** Gives each teacher a staff number, the subjects that they teach where the institute has them, and an open branch. */
export async function placeTeachers({ trx }: { readonly trx: Transaction<AnyTables> }): Promise<void> {
  await sql`update app."user" u set employee_code = 'T-' || (1000 + t.nth),
      subject_ids = array(select s.id from app.subject s where s.institute_id = u.institute_id and s.name = any(u.teaches) and s.deleted_at is null order by s.name),
      branch_ids = array(select b.id from app.branch b where b.institute_id = u.institute_id and b.status = 'open' and b.deleted_at is null order by b.id limit 1),
      joined_on = (u.created_at - make_interval(days => (t.nth * 37 % 900)::int))::date
    from (select id, row_number() over (partition by institute_id order by id) as nth from app."user" where role = 'faculty') t where t.id = u.id and u.institute_id is not null`.execute(trx);
}
