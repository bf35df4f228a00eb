import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { PLATFORM_INSTITUTE } from '../db/scope';
import type { Trx } from '../operations/operation';
import type { Person } from './people';

/** What the trail keeps of signing in. */
export const SIGN_IN_ACTIONS = ['signIn', 'signInFailed', 'signOut', 'codeSent'] as const;

export interface SignInAudit {
  readonly trx: Trx;
  readonly person: Pick<Person, 'id' | 'name' | 'institute'>;
  readonly action: (typeof SIGN_IN_ACTIONS)[number];
  readonly request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;
}

/** Of one person and kind an hour: whoever signs in without end fills no table. */
const MOST_AN_HOUR = 60;
const AGENT_LENGTH = 300;

/**
 * Writes down that somebody has signed in or out, has failed to, or was sent a code: from which address, with what
 * program. Names nobody bears leave no trace. Needs the scope of all institutes.
 */
export async function auditSignIn({ trx, person, action, request: { id, ip, headers } }: SignInAudit): Promise<void> {
  const institute = person.institute?.id ?? PLATFORM_INSTITUTE;
  const actor = action === 'signIn' || action === 'signOut' ? person.id : null;
  const after = JSON.stringify({ instituteId: person.institute?.id ?? null, name: person.name });
  const from = JSON.stringify({ address: ip, agent: headers['user-agent']?.slice(0, AGENT_LENGTH) ?? null });
  await sql`insert into core.audit (id, actor_id, institute_id, resource, record_id, action, after, answers, request_id)
    select ${newId()}::uuid, ${actor}::uuid, ${institute}::uuid, 'user', ${person.id}::uuid, ${action}, ${after}::jsonb, ${from}::jsonb, ${id}
    where (select count(*) from core.audit where institute_id = ${institute}::uuid and resource = 'user' and record_id = ${person.id}::uuid and action = ${action}
      and at > now() - interval '1 hour') < ${MOST_AN_HOUR}`.execute(trx);
}
