import { sql } from 'kysely';
import type { listSessions } from '../../../src/customPages/profile/calls';
import type { CallReply } from '../../../src/schemas';
import { endSessions, lockSessions, MOST_SIGN_INS } from '../../identity/sessions/sessions';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { auditOwn } from './auditOwn';

const ALL = { kind: 'all' } as const;

type OwnSession = CallReply<typeof listSessions>['items'][number];

interface OwnInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
}

/** Where a person is signed in, this sign-in first, then the last used. One whose token was renewed counts once. */
export async function listOwnSessions({ context, actor }: OwnInput): Promise<OwnSession[]> {
  const now = context.clock().toISOString();
  const { rows } = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => sql<OwnSession>`
    select s.family_id as id, s.created_at as "createdAt", case when s.is_current then ${now} else s.used_at end as "usedAt", s.expires_at as "expiresAt", s.address, s.agent, s.is_current as "isCurrent",
      case when s.acting_for is null then null else json_build_object('id', s.acting_for, 'name', coalesce(i.name, '')) end as "actingFor"
    from (
      select distinct on (family_id) *, bool_or(id = ${actor.sessionId}) over (partition by family_id) as is_current
      from core.session where user_id = ${actor.id} and expires_at > ${now} order by family_id, expires_at desc, id desc
    ) s left join app.institution i on i.id = s.acting_for
    order by s.is_current desc, s.used_at desc, s.id desc limit ${MOST_SIGN_INS}`.execute(trx));
  return rows;
}

/**
 * Ends one of a person's own sign-ins, also when its token is renewed at this moment.
 * @throws NOT_FOUND, the same for another person's
 */
export async function endOwnSession({ context, actor, requestId, id }: OwnInput & { readonly requestId: string; readonly id: string }): Promise<void> {
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await lockSessions({ trx, userId: actor.id });
    const { rows } = await sql`delete from core.session where family_id = ${id}::uuid and user_id = ${actor.id} returning 1`.execute(trx);
    if (rows.length === 0) throw failure({ reason: 'noSession' });
    await auditOwn({ trx, context, actor, requestId, action: 'endSession' });
  });
}

/** Signs a person out everywhere, here too. */
export async function endAllSessions({ context, actor, requestId }: OwnInput & { readonly requestId: string }): Promise<void> {
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await endSessions({ trx, userId: actor.id });
    await auditOwn({ trx, context, actor, requestId, action: 'logoutEverywhere' });
  });
}
