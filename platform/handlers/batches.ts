import { sql } from 'kysely';
import type { batch } from '../../src/resources/batch';
import type { batchMember } from '../../src/resources/batchMember';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor, type Handler } from '../records/handler';
import type { Trx } from '../records/operation';
import { makeRow } from './makeRows';

/** A batch never has fewer seats than people. */
export const guardBatch = handlerFor<typeof batch>(async ({ kind, trx, id, after, changed }) => {
  if (kind === 'create' || !changed.has('capacity')) return;
  await heldBatch(trx, id);
  const members = await membersOf(trx, id);
  return Number(after.capacity) < members ? { capacity: { code: 'tooSmall', params: { min: members } } } : undefined;
});

/** Who joins a batch, or moves to it, takes one of its seats, if there is one left: one after the other, so that the last is given once. The row bears the learner's name, by which it is found. */
export const holdSeat = handlerFor<typeof batchMember>(async ({ kind, trx, after, draft, changed }) => {
  const isMoved = kind === 'update' && changed.has('batchId');
  if (kind !== 'create' && kind !== 'restore' && !isMoved) return;
  const batchId = String(after.batchId);
  const capacity = await heldBatch(trx, batchId);
  if (capacity !== null && (await membersOf(trx, batchId)) >= capacity) return { batchId: { code: 'full', params: { max: capacity } } };
  const learner = await declared(trx).selectFrom('app.user').select('name').where('id', '=', String(after.userId)).executeTakeFirst();
  if (draft) draft['name'] = learner?.name ?? null;
  return;
});

/** Adds several learners to one batch, all of them or nobody; who is in it already is named. */
export const addMembers: Handler = async ({ operation, trx, answers = {}, after, tellMade }): ReturnType<Handler> => {
  const { batchId, userIds, ...shared } = answers;
  const learners = [...new Set((userIds as string[]).map((id) => id.toLowerCase()))];
  // Held first: who has just been added by somebody else is there.
  const capacity = await heldBatch(trx, String(batchId));
  const there = await declared(trx).selectFrom('app.batch_member').select('name').where('batch_id', '=', String(batchId)).where('user_id', 'in', learners).where('deleted_at', 'is', null).orderBy('name').execute();
  if (there.length > 0) return { userIds: { code: 'alreadyThere', params: { names: there.map(({ name }) => name ?? '').join(', ') } } };
  const left = capacity === null ? learners.length : Math.max(0, capacity - (await membersOf(trx, String(batchId))));
  if (capacity !== null && left === 0) return { batchId: { code: 'full', params: { max: capacity } } };
  if (capacity !== null && learners.length > left) return { userIds: { code: 'placesLeft', params: { max: left, places: capacity, asked: learners.length } } };
  for (const userId of learners) await makeRow({ operation, after, tellMade, values: { ...shared, batchId, userId } });
  return;
};

/** The seats of a batch, which nobody else changes or gives away until the transaction ends; null where it is not there. */
async function heldBatch(trx: Trx, id: string): Promise<number | null> {
  const { rows } = await sql<{ capacity: number }>`select capacity from app.batch where id = ${id} for no key update`.execute(trx);
  return rows[0]?.capacity ?? null;
}

async function membersOf(trx: Trx, batchId: string): Promise<number> {
  const { members } = await declared(trx).selectFrom('app.batch_member').select(({ fn }) => fn.countAll<number>().as('members')).where('batch_id', '=', batchId).where('deleted_at', 'is', null).executeTakeFirstOrThrow();
  return Number(members);
}
