import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/writeAudit';
import { failure } from '../errors';
import { isUuid } from '../routes/readBody';
import { findInstitute, type SignedIn } from './actorStore';
import { endSession } from './sessions';
import { openSession, type SignInParts } from './signIn';

const ALL = { kind: 'all' } as const;

export interface ActingInput {
  readonly parts: SignInParts;
  readonly request: FastifyRequest;
  readonly signedIn: SignedIn;
}

/**
 * A super admin enters an institute in its place. Everything done there carries both names in the audit trail.
 * @throws FORBIDDEN · NOT_FOUND
 */
export async function actFor({ parts, request, signedIn, instituteId }: ActingInput & { readonly instituteId: string }) {
  const { context } = parts;
  const { actor } = signedIn;
  if (actor.role !== 'super_admin') throw failure({ code: 'FORBIDDEN' });
  if (!isUuid(instituteId)) throw failure({ code: 'NOT_FOUND' });
  await context.database.transaction({ scope: ALL }, async (trx) => {
    const institute = await findInstitute({ trx, id: instituteId });
    if (!institute) throw failure({ code: 'NOT_FOUND' });
    const resource = context.loader.require('institution');
    await writeAudit({ trx, actor: { ...actor, actingFor: instituteId }, requestId: request.id, resource, recordId: instituteId, action: 'actFor', before: null, after: { id: instituteId, name: institute.name } });
  });
  return openSession({ parts, request, personId: actor.id, actingFor: instituteId });
}

/**
 * Leaves the institute: the acting session ends, and one in the super admin's own name begins.
 * @throws TRANSITION_REFUSED for whoever acts for nobody
 */
export async function stopActing({ parts, request, signedIn }: ActingInput) {
  const { context, actors } = parts;
  const { actor, institute } = signedIn;
  const instituteId = actor.actingFor;
  if (instituteId === null) throw failure({ code: 'TRANSITION_REFUSED', message: 'You are not acting for an institute.' });
  await context.database.transaction({ scope: ALL }, async (trx) => {
    await endSession({ trx, sessionId: actor.sessionId });
    const resource = context.loader.require('institution');
    await writeAudit({ trx, actor, requestId: request.id, resource, recordId: instituteId, action: 'stopActing', before: null, after: { id: instituteId, name: institute?.name ?? null } });
  });
  actors.forget(actor.id);
  return openSession({ parts, request, personId: actor.id });
}
