import { mayCall, type AnyCall } from '../../src/schemas';
import type { RequestActor } from '../kernel/context';
import { failure } from '../kernel/errors';

/** @throws SIGNED_OUT for nobody where somebody is asked for, FORBIDDEN for who may not make the call, or not while acting */
export function authorize({ gate, notWhileActing = false, actor }: Pick<AnyCall, 'gate' | 'notWhileActing'> & { readonly actor: RequestActor | null }): void {
  if (mayCall(actor, { gate, notWhileActing })) return;
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  throw notWhileActing && actor.actingFor !== null ? failure({ reason: 'stopActingFirst' }) : failure({ code: 'FORBIDDEN' });
}
