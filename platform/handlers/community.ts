import { sql } from 'kysely';
import type { follower } from '../../src/resources/follower';
import type { groupMember } from '../../src/resources/groupMember';
import { declared } from '../kernel/db/declaredTables';
import { refuseProblems } from '../kernel/http/problems';
import { handlerFor, type Handler } from '../records/handler';
import { operationOf, type Trx } from '../records/operation';
import { createRecord } from '../records/write/create';
import { within } from '../records/write/within';

/** Who is in a group is found by name, which the row bears; whoever comes into one that is open to all by themselves is in at once, and nobody is let into one that is closed. */
export const nameMember = handlerFor<typeof groupMember>(async ({ kind, operation, trx, after, changed, draft }) => {
  if (kind === 'create' && draft) {
    draft['name'] = await nameOf(trx, after.userId);
    if (after.userId === operation.actor.id && (await groupOf(trx, after.groupId))?.joining === 'open') Object.assign(draft, { status: 'approved', decidedAt: operation.asking.now, decidedById: operation.actor.id });
  }
  if (kind !== 'action' || !changed.has('status') || after.status !== 'approved') return;
  return (await groupOf(trx, after.groupId))?.isClosed ? { groupId: { code: 'notOffered' } } : undefined;
});

/**
 * Whoever joins a group is in it at once where it is open to all, and waits to be let in elsewhere: which takes no right over
 * those who are in it.
 */
export const joinGroup: Handler = async ({ operation, trx, id }) => {
  const { context, actor } = operation;
  const { rows: there } = await sql<{ name: string | null }>`select name from app.group_member where group_id = ${id} and user_id = ${actor.id} and deleted_at is null`.execute(trx);
  if (there[0]) refuseProblems({ groupId: { code: 'alreadyThere', params: { names: there[0].name ?? '' } } });
  const members = context.loader.require('groupMember');
  const resource = { ...members, rights: { ...members.rights, create: [actor.role] } };
  await createRecord({ operation: within({ operation: operationOf({ context, actor, requestId: operation.requestId, resource }), trx }), body: { groupId: id, userId: actor.id } });
};

/** A follower is found by name, which the row bears; nobody follows themselves. */
export const nameFollower = handlerFor<typeof follower>(async ({ kind, trx, after, draft }) => {
  if (kind !== 'create') return;
  if (after.followerId === after.userId) return { followerId: { code: 'notOffered' } };
  if (draft) draft['name'] = await nameOf(trx, after.followerId);
  return;
});

async function groupOf(trx: Trx, id: unknown): Promise<{ readonly isClosed: boolean; readonly joining: string } | undefined> {
  const { rows } = await sql<{ isClosed: boolean; joining: string }>`select is_closed is true as "isClosed", joining from app."group" where id = ${id ?? null}`.execute(trx);
  return rows[0];
}

async function nameOf(trx: Trx, id: unknown): Promise<string | null> {
  const person = await declared(trx).selectFrom('app.user').select('name').where('id', '=', String(id)).executeTakeFirst();
  return person?.name ?? null;
}
