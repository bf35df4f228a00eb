import type { AnyCall, CallGate } from '../../../src/schemas';
import { describedAt } from '../featureCalls';
import type { Node } from '../json';
import { callLine } from './callLine';
import { callsIn } from './described';

/** The calls of a room as a page of Markdown, one a line. */
export function roomPage({ document, room, calls }: { readonly document: Node; readonly room: string; readonly calls: readonly AnyCall[] }): string {
  const lines = calls.map((call) => ({ call, at: describedAt(call) })).map(({ call, at }) => {
    const found = callsIn(document).find(({ path, method }) => path === at.path && method === at.method)!;
    return `- ${callLine({ ...found, gate: gateText(call.gate) })}${conditionsOf(call)}`;
  });
  return [`# Calls of ${room}`, '', ...lines, ''].join('\n');
}

/** The calls that neither a declaration nor a room defines. */
export function otherCallsPage({ document, defined }: { readonly document: Node; readonly defined: readonly AnyCall[] }): string {
  const known = new Set(defined.map(describedAt).map(({ path, method }) => `${method} ${path}`));
  const lines = callsIn(document).filter(({ tag, path, method }) => tag === 'platform' && !known.has(`${method} ${path}`)).map((call) => `- ${callLine({ ...call, gate: call.operation['security'] === undefined ? 'signed in' : '' })}`);
  return ['# Calls of the platform', '', ...lines, ''].join('\n');
}

function gateText(gate: CallGate): string {
  if (typeof gate === 'string') return gate === 'signedIn' ? 'signed in' : '';
  const roles = gate.roles ? [`as ${gate.roles.join(' or ')}`] : [];
  return [...(gate.module === undefined ? [] : [`${gate.right} of ${gate.module}`]), ...roles].join(' ');
}

/** What a definition says of its call that the description has no place for. */
function conditionsOf({ withoutPlan, notWhileActing, perMinute, lenient, reading }: AnyCall): string {
  const said = [withoutPlan && 'without a plan, too', notWhileActing && 'not while acting', perMinute !== undefined && `${perMinute} a minute`, lenient && 'lenient', reading && 'changes nothing'].filter(Boolean);
  return said.length > 0 ? ` · ${said.join(', ')}` : '';
}
