import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { PLATFORM_INSTITUTE } from '../../kernel/db/scope';
import type { Trx } from '../../records/operation';
import { countFailedSignIn, forgetFailedSignIns } from './failedSignIns';
import { findPersonById, type Person } from '../people/people';

/** What the trail keeps of signing in. */
export const SIGN_IN_ACTIONS = ['signIn', 'signInFailed', 'codeFailed', 'signOut', 'codeSent'] as const;

export interface SignInAudit {
  readonly trx: Trx;
  readonly person: Pick<Person, 'id' | 'name' | 'institute'>;
  readonly action: (typeof SIGN_IN_ACTIONS)[number];
  readonly request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;
  /** The present instant. */
  readonly now: Date;
}

/** Of one person and kind an hour: whoever signs in without end fills no table. */
const MOST_AN_HOUR = 60;
const AGENT_LENGTH = 300;

/**
 * Writes down that somebody has signed in or out, has failed to, or was sent a code: from which address, with what
 * program. Failures in a row are counted with the person. Names nobody bears leave no trace. Needs the scope of all institutes.
 */
export async function auditSignIn({ trx, person, action, request: { id, ip, headers }, now }: SignInAudit): Promise<void> {
  if (action === 'signInFailed' || action === 'codeFailed') await countFailedSignIn({ trx, userId: person.id, now });
  if (action === 'signIn') await forgetFailedSignIns({ trx, userId: person.id });
  const institute = person.institute?.id ?? PLATFORM_INSTITUTE;
  const actor = action === 'signIn' || action === 'signOut' ? person.id : null;
  const after = JSON.stringify({ instituteId: person.institute?.id ?? null, name: person.name });
  const from = JSON.stringify({ address: ip, agent: headers['user-agent']?.slice(0, AGENT_LENGTH) ?? null });
  await sql`insert into core.audit (id, actor_id, institute_id, resource, record_id, action, after, answers, request_id)
    select ${newId()}::uuid, ${actor}::uuid, ${institute}::uuid, 'user', ${person.id}::uuid, ${action}, ${after}::jsonb, ${from}::jsonb, ${id}
    where (select count(*) from core.audit where institute_id = ${institute}::uuid and resource = 'user' and record_id = ${person.id}::uuid and action = ${action}
      and at > now() - interval '1 hour') < ${MOST_AN_HOUR}`.execute(trx);
}

/** Writes down that a code was tried in vain, with the person it was sent to. */
export async function auditWrongCode({ trx, request, userId, now }: Pick<SignInAudit, 'trx' | 'request' | 'now'> & { readonly userId: string }): Promise<void> {
  const person = await findPersonById({ trx, id: userId });
  if (person) await auditSignIn({ trx, person, action: 'codeFailed', request, now });
}
