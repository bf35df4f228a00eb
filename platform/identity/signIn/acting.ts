import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../records/audit';
import { failure } from '../../kernel/errors';
import type { Trx } from '../../records/operation';
import { isUuid } from '../../kernel/http/readBody';
import { findInstitute, type SignedIn } from '../sessions/actorStore';
import { openSession, type SignInParts } from './signIn';

export interface ActingInput {
  readonly parts: SignInParts;
  readonly request: FastifyRequest;
  readonly signedIn: SignedIn;
}

/**
 * A super admin enters an institute in its place: an acting session stands in the stead of the one that asked for it.
 * Everything done there carries both names in the audit trail.
 * @throws FORBIDDEN · NOT_FOUND · SIGNED_OUT when the session has been ended meanwhile
 */
export async function actFor({ parts, request, signedIn, instituteId }: ActingInput & { readonly instituteId: string }) {
  const { context } = parts;
  const { actor } = signedIn;
  if (actor.role !== 'super_admin') throw failure({ code: 'FORBIDDEN' });
  if (!isUuid(instituteId)) throw failure({ code: 'NOT_FOUND' });
  const writeDown = async (trx: Trx): Promise<void> => {
    const institute = await findInstitute({ trx, id: instituteId });
    if (!institute) throw failure({ code: 'NOT_FOUND' });
    const resource = context.loader.require('institution');
    await writeAudit({ trx, actor: { ...actor, actingFor: instituteId }, requestId: request.id, resource, recordId: instituteId, action: 'actFor', before: null, after: { id: instituteId, name: institute.name } });
  };
  return openSession({ parts, request, personId: actor.id, actingFor: instituteId, replaces: actor.sessionId, alongside: writeDown });
}

/**
 * Leaves the institute: the acting session ends, and one in the super admin's own name begins.
 * @throws TRANSITION_REFUSED for whoever acts for nobody; SIGNED_OUT when the acting session has been ended meanwhile
 */
export async function stopActing({ parts, request, signedIn }: ActingInput) {
  const { context } = parts;
  const { actor, institute } = signedIn;
  const instituteId = actor.actingFor;
  if (instituteId === null) throw failure({ reason: 'notActing' });
  const writeDown = async (trx: Trx): Promise<void> => {
    const resource = context.loader.require('institution');
    await writeAudit({ trx, actor, requestId: request.id, resource, recordId: instituteId, action: 'stopActing', before: null, after: { id: instituteId, name: institute?.name ?? null } });
  };
  return openSession({ parts, request, personId: actor.id, replaces: actor.sessionId, alongside: writeDown });
}
