import { sql } from 'kysely';
import type { Problem } from '../../src/schemas';
import type { follower } from '../../src/resources/follower';
import type { forumPost } from '../../src/resources/forumPost';
import type { group } from '../../src/resources/group';
import type { groupMember } from '../../src/resources/groupMember';
import { declared } from '../kernel/db/declaredTables';
import { refuseProblems } from '../kernel/http/problems';
import { handlerFor, type Handler, type WriteEvent } from '../records/handler';
import { operationOf, type Trx } from '../records/operation';
import { createRecord } from '../records/write/create';
import { within } from '../records/write/within';

/** Who is in a group is found by name, which the row bears; whoever made it, or comes by themselves into one that is open to all, is in at once, and nobody is let into one that is closed. */
export const nameMember = handlerFor<typeof groupMember>(async ({ kind, operation, trx, after, changed, draft }) => {
  if (kind === 'create' && draft) {
    draft['name'] = await nameOf(trx, after.userId);
    const { actor } = operation;
    const group = await groupOf(trx, after.groupId);
    if (group?.isClosed) return CLOSED;
    if (group && after.userId === actor.id && (group.joining === 'open' || group.createdById === actor.id)) Object.assign(draft, { status: 'approved', decidedAt: operation.asking.now, decidedById: actor.id });
  }
  if (kind !== 'action' || !changed.has('status') || after.status !== 'approved') return;
  return (await groupOf(trx, after.groupId))?.isClosed ? { groupId: rule('groupClosed') } : undefined;
});

/** A group that is closed while somebody writes is closed to that, too. */
export const guardPost = handlerFor<typeof forumPost>(async ({ kind, trx, after }) => (kind === 'create' && (await groupOf(trx, after.groupId))?.isClosed ? CLOSED : undefined));

const CLOSED: Readonly<Record<string, Problem>> = { groupId: { code: 'notOffered' } };

/**
 * Whoever joins a group is in it at once where it is open to all, and waits to be let in elsewhere: which takes no right over
 * those who are in it.
 */
export const joinGroup: Handler = async ({ operation, trx, id, tell }) => {
  const { rows: there } = await sql<{ status: string }>`select status from app.group_member where group_id = ${id} and user_id = ${operation.actor.id} and deleted_at is null`.execute(trx);
  if (there[0]) refuseProblems({ joining: rule(ALREADY[there[0].status] ?? 'isDeclined') });
  tell?.((await enter({ operation, trx, groupId: id })) === 'approved' ? 'joined' : 'asked');
};

const ALREADY: Readonly<Record<string, string>> = { approved: 'isMember', asked: 'hasAsked' };

/** Whoever of the institute makes a group is in it. Its members and what is written in it bear whether it is closed: nobody is let into one that is, those who ask want no work, and nothing is answered. */
export const followGroup = handlerFor<typeof group>(async ({ kind, operation, trx, id, after, changed }) => {
  if (kind === 'create' && operation.actor.instituteId !== null && operation.actor.instituteId === after.instituteId) await enter({ operation, trx, groupId: id });
  if (kind === 'create' || !changed.has('isClosed')) return;
  for (const table of ['group_member', 'forum_post']) await sql`update ${sql.table(`app.${table}`)} set is_group_closed = ${after.isClosed === true} where group_id = ${id}`.execute(trx);
});

/** Makes the person who asks a member, without a right over members. @returns the state of the member */
async function enter({ operation: { context, actor, requestId }, trx, groupId }: Pick<WriteEvent, 'operation' | 'trx'> & { readonly groupId: string }): Promise<unknown> {
  const members = context.loader.require('groupMember');
  const resource = { ...members, rights: { ...members.rights, create: [actor.role] } };
  const made = await createRecord({ operation: within({ operation: operationOf({ context, actor, requestId, resource }), trx }), body: { groupId, userId: actor.id } });
  return made['status'];
}

const rule = (says: string): Problem => ({ code: 'rule', params: { says } });

/** A follower is found by name, which the row bears; nobody follows themselves. */
export const nameFollower = handlerFor<typeof follower>(async ({ kind, trx, after, draft }) => {
  if (kind !== 'create') return;
  if (after.followerId === after.userId) return { followerId: { code: 'notOffered' } };
  if (draft) draft['name'] = await nameOf(trx, after.followerId);
  return;
});

interface Group {
  readonly isClosed: boolean;
  readonly joining: string;
  readonly createdById: string | null;
}

/** The group that something is written below, which nobody closes until the transaction ends. */
async function groupOf(trx: Trx, id: unknown): Promise<Group | undefined> {
  const { rows } = await sql<Group>`select is_closed is true as "isClosed", joining, created_by_id as "createdById" from app."group" where id = ${id ?? null} for share`.execute(trx);
  return rows[0];
}

async function nameOf(trx: Trx, id: unknown): Promise<string | null> {
  const person = await declared(trx).selectFrom('app.user').select('name').where('id', '=', String(id)).executeTakeFirst();
  return person?.name ?? null;
}
