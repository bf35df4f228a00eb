import { holdsRight, type CallGate } from '../../src/schemas';
import type { RequestActor } from '../context';
import { failure } from '../errors';

/** @throws SIGNED_OUT for nobody where somebody is asked for, FORBIDDEN for who does not hold the call's right */
export function authorize({ gate, actor }: { readonly gate: CallGate; readonly actor: RequestActor | null }): void {
  if (gate === 'public') return;
  if (!actor) throw failure({ code: 'SIGNED_OUT' });
  if (gate === 'signedIn') return;
  if (gate.roles && !gate.roles.includes(actor.role)) throw failure({ code: 'FORBIDDEN' });
  if (gate.module !== undefined && !holdsRight(actor, { modules: [gate.module], rights: {}, tenant: 'owned' }, gate.right)) throw failure({ code: 'FORBIDDEN' });
}
