import { callsOf, type DeclarationProblem, type Resource } from '../../src/schemas';
import { addressOf } from '../kernel/http/addresses';
import { FIXED_CALLS, type FixedCall } from './fixedCalls';

/** A call that a declaration gives, and what of the declaration to change for another one. */
interface DeclaredCall {
  readonly method: string;
  /** With its base, as fixed calls have it. */
  readonly path: string;
  /** Place inside the declaration. */
  readonly at: string;
}

/** The platform's own calls, their addresses taken apart once for all that are compared with them. */
const FIXED_PARTS = FIXED_CALLS.map((call: FixedCall) => ({ call, method: call.method.toUpperCase(), parts: call.path.split('/') }));

/**
 * Declared calls that the platform answers already by a call of its own, which would be reached in its stead. A record's
 * call beside a fixed one of the same length is none (`/user/{id}`, `/user/details`): no id is a word.
 */
export function clashesOf(resources: readonly Resource[]): DeclarationProblem[] {
  return resources.flatMap((resource) =>
    declaredCalls(resource).flatMap((declared): DeclarationProblem[] => {
      const parts = declared.path.split('/');
      const fixed = FIXED_PARTS.find((one) => one.method === declared.method && isSame(one.parts, parts))?.call;
      if (!fixed) return [];
      const message = `${declared.method} ${declared.path} is a call of the platform itself already (${fixed.summary})`;
      return [{ resource: resource.name, path: declared.at, message, remedy: declared.at === 'endpoint.path' ? 'give the module another name, or another path by endpoint: { path }' : 'choose another path' }];
    }),
  ).filter((problem, index, all) => all.findIndex((one) => one.resource === problem.resource && one.path === problem.path) === index);
}

function declaredCalls(resource: Resource): DeclaredCall[] {
  return callsOf(resource).map(({ at, call }) => ({ method: call.method, path: addressOf({ resource, call }), at }));
}

/** Whether both would be reached by one address: a word of the declared call also where the fixed one takes any. */
function isSame(fixed: readonly string[], declared: readonly string[]): boolean {
  return fixed.length === declared.length && fixed.every((part, place) => part === declared[place] || part.startsWith('{'));
}
