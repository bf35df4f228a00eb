import { lastOfDays } from '../../src/schemas';
import type { subscription } from '../../src/resources/subscription';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor, type Handler, type ValuesOf, type WriteEvent } from '../records/handler';
import { holdRows, makeRow } from './makeRows';

/** Subscribes several learners to one course, all of them or nobody; who attends it already is named. */
export const enroll: Handler = async ({ operation, trx, answers = {}, after, tellMade }) => {
  const { courseId, userIds, ...shared } = answers;
  const learners = [...new Set((userIds as string[]).map((id) => id.toLowerCase()))];
  await holdRows({ operation, trx, of: { courseId } });
  const there = await declared(trx).selectFrom('app.subscription').select('name').where('course_id', '=', String(courseId)).where('user_id', 'in', learners).where('deleted_at', 'is', null).orderBy('name').execute();
  if (there.length > 0) return { userIds: { code: 'alreadyThere', params: { names: there.map(({ name }) => name ?? '').join(', ') } } };
  for (const userId of learners) await makeRow({ operation, after, tellMade, values: { ...shared, courseId, userId } });
};

/** A new subscription bears the learner's name, by which it is found; each ends when the course's time is over where it says no other day: its last day counts, as its first does. */
export const completeSubscription = handlerFor<typeof subscription>(async ({ kind, trx, after, draft }) => {
  if (!draft) return;
  if (kind === 'create') await bearName({ trx, after, draft });
  if (!after.startsOn || after.endsOn) return;
  const course = await declared(trx).selectFrom('app.course').select('validity').where('id', '=', String(after.courseId)).executeTakeFirst();
  if (course) draft['endsOn'] = lastOfDays({ first: after.startsOn, days: course.validity });
});

async function bearName({ trx, after, draft }: Pick<WriteEvent<ValuesOf<typeof subscription>>, 'trx' | 'after'> & { readonly draft: Record<string, unknown> }): Promise<void> {
  const learner = await declared(trx).selectFrom('app.user').select('name').where('id', '=', String(after.userId)).executeTakeFirst();
  draft['name'] = learner?.name ?? null;
}
