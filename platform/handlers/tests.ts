import { sql } from 'kysely';
import type { test } from '../../src/resources/test';
import type { testQuestion } from '../../src/resources/testQuestion';
import type { testSection } from '../../src/resources/testSection';
import type { Problem } from '../../src/schemas';
import { handlerFor, type Handler } from '../records/handler';
import type { Trx } from '../records/operation';

/** A test that learners can sit has sections, a question, marks that it can be passed with, and time for all of it; a draft may be without. */
export const guardTest = handlerFor<typeof test>(async ({ trx, id, kind, after, changed }): ReturnType<Handler> => {
  if (kind === 'delete' || after.status !== 'published' || !((['status', 'duration', 'passMark'] as const).some((name) => changed.has(name)) || kind === 'restore')) return;
  const { sections, minutes } = await partsOf({ trx, testId: id, besides: null });
  const isOpened = changed.has('status') || kind === 'restore';
  const questions = isOpened ? await questionsOf({ trx, testId: id, besides: null }) : null;
  const marks = await marksOf({ trx, testId: id });
  // All that is in the way at once; marks are missed where there are questions.
  return {
    ...(isOpened && sections === 0 && { sections: rule('noSections') }),
    ...(questions === 0 && { questions: rule('noQuestions') }),
    ...(questions !== 0 && marks < (after.passMark ?? 0) && { passMark: rule('passUnreachable', { marks, pass: after.passMark! }) }),
    ...(minutes > (after.duration ?? 0) && { duration: tooLong(minutes) }),
  };
});

/** A section comes last unless it says its place; of a test that can be sat it leaves the others their time, marks to pass, and is not the last to go. */
export const guardSection = handlerFor<typeof testSection>(async ({ trx, id, kind, after, changed, draft }): ReturnType<Handler> => {
  const isLast = draft !== undefined && (after.order ?? null) === null;
  if (kind === 'update' && !isLast && !changed.has('duration') && !changed.has('positiveMark')) return;
  const held = await heldTest(trx, String(after.testId));
  if (isLast) draft['order'] = await nextPlace({ trx, table: 'test_section', testId: String(after.testId) });
  if (held?.status !== 'published') return;
  const short = await unreachable({ trx, held, testId: String(after.testId), section: kind === 'delete' ? null : { id, mark: after.positiveMark ?? 0 } });
  if (short) return { positiveMark: short };
  const { sections, minutes } = await partsOf({ trx, testId: String(after.testId), besides: id });
  if (kind === 'delete') return sections === 0 ? { testId: rule('lastSection') } : undefined;
  const sum = minutes + (after.duration ?? 0);
  return sum > held.duration && after.duration ? { duration: tooLong(sum, held.duration) } : undefined;
});

/** A question comes last unless it says its place; of a test that can be sat it is not the last to go, and leaves it marks to pass. */
export const guardQuestion = handlerFor<typeof testQuestion>(async ({ trx, id, kind, after, draft, changed }): ReturnType<Handler> => {
  const testId = String(after.testId);
  const isLast = draft !== undefined && (after.order ?? null) === null;
  const isGone = kind === 'delete';
  const isMarked = kind === 'update' && (changed.has('positiveMark') || changed.has('testSectionId'));
  if (!isGone && !isLast && !isMarked) return;
  const held = await heldTest(trx, testId);
  if (isLast) draft['order'] = await nextPlace({ trx, table: 'test_question', testId });
  if (!(isGone || isMarked) || held?.status !== 'published') return;
  if (isGone && (await questionsOf({ trx, testId, besides: id })) === 0) return { testId: rule('lastQuestion') };
  const own = isGone ? 0 : (after.positiveMark ?? (await markOf({ trx, sectionId: String(after.testSectionId) })));
  const short = await unreachable({ trx, held, testId, besides: id, more: own });
  return short ? { [isGone ? 'testId' : 'positiveMark']: short } : undefined;
});

/** The place after all others. */
async function nextPlace({ trx, table, testId }: { trx: Trx; table: 'test_section' | 'test_question'; testId: string }): Promise<number> {
  const { rows } = await sql<{ place: number }>`select least(coalesce(max("order"), 0) + 1, 1000) as place from ${sql.table(`app.${table}`)} where test_id = ${testId} and deleted_at is null`.execute(trx);
  return rows[0]!.place;
}

const rule = (says: string, params: Readonly<Record<string, number>> = {}): Problem => ({ code: 'rule', params: { ...params, says } });
const tooLong = (minutes: number, of?: number): Problem => rule('sectionsTooLong', { minutes, ...(of !== undefined && { of }) });

interface HeldTest {
  readonly status: string;
  readonly duration: number;
  readonly pass: number | null;
}

interface Marks {
  readonly trx: Trx;
  readonly testId: string;
  /** A question that does not count. */
  readonly besides?: string | null;
  /** Marks beside those of the questions. */
  readonly more?: number;
  /** A section whose marks are about to be others. */
  readonly section?: { readonly id: string | null; readonly mark: number } | null;
}

/** What the questions of a test come to; one without marks of its own counts with those of its section. */
async function marksOf({ trx, testId, besides = null, more = 0, section = null }: Marks): Promise<number> {
  const { rows } = await sql<{ marks: number }>`select coalesce(sum(coalesce(q.positive_mark, case when s.id = ${section?.id ?? null}::uuid then ${section?.mark ?? 0}::numeric else s.positive_mark end)), 0) + ${more}::numeric as marks
    from app.test_question q join app.test_section s on s.id = q.test_section_id where q.test_id = ${testId} and q.id is distinct from ${besides}::uuid and q.deleted_at is null`.execute(trx);
  return rows[0]!.marks;
}

async function markOf({ trx, sectionId }: { trx: Trx; sectionId: string }): Promise<number> {
  const { rows } = await sql<{ mark: number }>`select positive_mark::float8 as mark from app.test_section where id = ${sectionId}`.execute(trx);
  return rows[0]?.mark ?? 0;
}

/** What is said where a test loses marks, and nobody could pass it any more; null otherwise. */
async function unreachable({ held: { pass }, ...marks }: Marks & { readonly held: HeldTest }): Promise<Problem | null> {
  if (pass === null) return null;
  const sum = await marksOf(marks);
  return sum < pass && sum < (await marksOf({ trx: marks.trx, testId: marks.testId })) ? rule('passUnreachable', { marks: sum, pass }) : null;
}

/** The test a section or a question is of, which nobody publishes, shortens or makes harder to pass until the transaction ends. */
async function heldTest(trx: Trx, id: string): Promise<HeldTest | null> {
  const { rows } = await sql<HeldTest>`select status, duration, pass_mark as pass from app.test where id = ${id} and deleted_at is null for no key update`.execute(trx);
  return rows[0] ?? null;
}

async function partsOf({ trx, testId, besides }: { trx: Trx; testId: string; besides: string | null }): Promise<{ sections: number; minutes: number }> {
  const { rows } = await sql<{ sections: number; minutes: number }>`select count(*)::int as sections, coalesce(sum(duration), 0)::int as minutes from app.test_section where test_id = ${testId} and id is distinct from ${besides}::uuid and deleted_at is null`.execute(trx);
  return rows[0]!;
}

async function questionsOf({ trx, testId, besides }: { trx: Trx; testId: string; besides: string | null }): Promise<number> {
  const { rows } = await sql<{ questions: number }>`select count(*)::int as questions from app.test_question where test_id = ${testId} and id is distinct from ${besides}::uuid and deleted_at is null`.execute(trx);
  return rows[0]!.questions;
}
