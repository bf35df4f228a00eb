import { sql } from 'kysely';
import type { follower } from '../../src/resources/follower';
import type { groupMember } from '../../src/resources/groupMember';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor } from '../records/handler';
import type { Trx } from '../records/operation';

/** Who is in a group is found by name, which the row bears; nobody is let into one that is closed. */
export const nameMember = handlerFor<typeof groupMember>(async ({ kind, trx, after, changed, draft }) => {
  if (kind === 'create' && draft) draft['name'] = await nameOf(trx, after.userId);
  if (kind !== 'action' || !changed.has('status') || after.status !== 'approved') return;
  const { rows } = await sql<{ isClosed: boolean }>`select is_closed is true as "isClosed" from app."group" where id = ${after.groupId ?? null}`.execute(trx);
  return rows[0]?.isClosed ? { groupId: { code: 'notOffered' } } : undefined;
});

/** A follower is found by name, which the row bears; nobody follows themselves. */
export const nameFollower = handlerFor<typeof follower>(async ({ kind, trx, after, draft }) => {
  if (kind !== 'create') return;
  if (after.followerId === after.userId) return { followerId: { code: 'notOffered' } };
  if (draft) draft['name'] = await nameOf(trx, after.followerId);
  return;
});

async function nameOf(trx: Trx, id: unknown): Promise<string | null> {
  const person = await declared(trx).selectFrom('app.user').select('name').where('id', '=', String(id)).executeTakeFirst();
  return person?.name ?? null;
}
