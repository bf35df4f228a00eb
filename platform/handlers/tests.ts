import { sql } from 'kysely';
import type { test } from '../../src/resources/test';
import type { testQuestion } from '../../src/resources/testQuestion';
import type { testSection } from '../../src/resources/testSection';
import type { Problem } from '../../src/schemas';
import { handlerFor, type Handler } from '../records/handler';
import type { Trx } from '../records/operation';

/** A test that learners can sit has sections, a question, and time for all of it; a draft may be without. */
export const guardTest = handlerFor<typeof test>(async ({ trx, id, kind, after, changed }): ReturnType<Handler> => {
  if (kind === 'delete' || after.status !== 'published' || !(changed.has('status') || changed.has('duration') || kind === 'restore')) return;
  const { sections, minutes } = await partsOf({ trx, testId: id, besides: null });
  if (changed.has('status') || kind === 'restore') {
    if (sections === 0) return { sections: rule('noSections') };
    if ((await questionsOf({ trx, testId: id, besides: null })) === 0) return { questions: rule('noQuestions') };
  }
  return minutes > (after.duration ?? 0) ? { duration: tooLong(minutes) } : undefined;
});

/** A section comes last unless it says its place; of a test that can be sat it leaves the others their time, and is not the last to go. */
export const guardSection = handlerFor<typeof testSection>(async ({ trx, id, kind, after, changed, draft }): ReturnType<Handler> => {
  const isLast = draft !== undefined && (after.order ?? null) === null;
  if (kind === 'update' && !isLast && !changed.has('duration')) return;
  const held = await heldTest(trx, String(after.testId));
  if (isLast) draft['order'] = await nextPlace({ trx, table: 'test_section', testId: String(after.testId) });
  if (held?.status !== 'published') return;
  const { sections, minutes } = await partsOf({ trx, testId: String(after.testId), besides: id });
  if (kind === 'delete') return sections === 0 ? { testId: rule('lastSection') } : undefined;
  const sum = minutes + (after.duration ?? 0);
  return sum > held.duration && after.duration ? { duration: tooLong(sum, held.duration) } : undefined;
});

/** A question comes last unless it says its place; of a test that can be sat it is not the last to go. */
export const guardQuestion = handlerFor<typeof testQuestion>(async ({ trx, id, kind, after, draft }): ReturnType<Handler> => {
  const testId = String(after.testId);
  const isLast = draft !== undefined && (after.order ?? null) === null;
  if (kind !== 'delete' && !isLast) return;
  const held = await heldTest(trx, testId);
  if (isLast) draft['order'] = await nextPlace({ trx, table: 'test_question', testId });
  if (kind !== 'delete' || held?.status !== 'published') return;
  return (await questionsOf({ trx, testId, besides: id })) === 0 ? { testId: rule('lastQuestion') } : undefined;
});

/** The place after all others. */
async function nextPlace({ trx, table, testId }: { trx: Trx; table: 'test_section' | 'test_question'; testId: string }): Promise<number> {
  const { rows } = await sql<{ place: number }>`select least(coalesce(max("order"), 0) + 1, 1000) as place from ${sql.table(`app.${table}`)} where test_id = ${testId} and deleted_at is null`.execute(trx);
  return rows[0]!.place;
}

const rule = (says: string, params: Readonly<Record<string, number>> = {}): Problem => ({ code: 'rule', params: { ...params, says } });
const tooLong = (minutes: number, of?: number): Problem => rule('sectionsTooLong', { minutes, ...(of !== undefined && { of }) });

/** The test a section is of, which nobody publishes or shortens until the transaction ends. */
async function heldTest(trx: Trx, id: string): Promise<{ status: string; duration: number } | null> {
  const { rows } = await sql<{ status: string; duration: number }>`select status, duration from app.test where id = ${id} and deleted_at is null for no key update`.execute(trx);
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
