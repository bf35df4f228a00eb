import type { RequestActor } from '../context';
import { failure } from '../errors';

/**
 * One's own account is changed in one's own name alone, never while acting for an institute.
 * @throws FORBIDDEN
 */
export function refuseActing(actor: Pick<RequestActor, 'actingFor'>): void {
  if (actor.actingFor === null) return;
  throw failure({ reason: 'stopActingFirst' });
}
