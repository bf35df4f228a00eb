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

/**
 * Declared calls that the platform answers already by a call of its own, which would be reached in its stead. A record's
 * call beside a fixed one of the same length is none (`/user/{id}`, `/user/details`): no id is a word.
 */
export function clashesOf(resources: readonly Resource[]): DeclarationProblem[] {
  return resources.flatMap((resource) =>
    declaredCalls(resource).flatMap((declared): DeclarationProblem[] => {
      const fixed = FIXED_CALLS.find((call) => isSame(call, declared));
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
function isSame(fixed: FixedCall, declared: DeclaredCall): boolean {
  if (fixed.method.toUpperCase() !== declared.method) return false;
  const [own, others] = [fixed.path.split('/'), declared.path.split('/')];
  return own.length === others.length && own.every((part, place) => part === others[place] || part.startsWith('{'));
}
