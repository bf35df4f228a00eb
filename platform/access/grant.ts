import { RIGHTS, rightsBeyond, rightsOfAccess, withinRights, type Access, type Problem, type Role } from '../../src/schemas';
import { moduleKeys } from '../auth/moduleKeys';
import type { WriteEvent } from '../handlers';
import type { Operation, Trx } from '../operations/operation';
import { usualAccess } from './usual';

/**
 * What is wrong with a person's access, at `access`: nobody gives or takes a right beyond the own ones, changes the own
 * access, or names a module that is not there. For somebody new it fills in what is usual for the role.
 */
export async function accessProblems({ operation, trx, before, after, draft, kind }: WriteEvent): Promise<Record<string, Problem>> {
  const { actor } = operation;
  const [role, instituteId] = [after['role'] as Role, (after['instituteId'] ?? null) as string | null];
  if (draft && !after['access']) draft['access'] = await grantable({ operation, trx, role, instituteId });
  if (kind === 'delete') return {};
  // None at all is the loss of all there were, also where another role has no access: whether the field was sent does not matter.
  const [was, is] = [(before?.['access'] ?? {}) as Access, (after['access'] ?? {}) as Access];
  const isSame = Object.values(differences(was, is)).every((rights) => Object.values(rights).every((differs) => !differs));
  if (isSame && Object.keys(is).every((key) => key in was)) return {};
  if (before?.['id'] === actor.id) return { access: { code: 'forbidden' } };
  return problemsOf({ operation, before: was, after: is });
}

/** The usual access of a role, as far as the actor may give it. */
export async function grantable({ operation: { actor, context: { loader } }, trx, role, instituteId }: { readonly operation: Operation; readonly trx: Trx; readonly role: Role; readonly instituteId: string | null }): Promise<Access | null> {
  const usual = await usualAccess({ trx, loader, role, instituteId });
  return usual && withinRights({ access: usual, actor });
}

/** What is wrong with changing one access into another, by the rights of who does it. */
export function problemsOf({ operation: { actor, context: { loader } }, before, after }: { readonly operation: Operation; readonly before: Access; readonly after: Access }): Record<string, Problem> {
  const known = new Set(moduleKeys(loader));
  const unknown = Object.keys(after).find((key) => !known.has(key));
  if (unknown !== undefined) return { access: { code: 'noModule', params: { module: unknown } } };
  return rightsBeyond(actor, differences(before, after)).length > 0 ? { access: { code: 'beyondOwn' } } : {};
}

/** The rights that one access has and the other has not. */
function differences(before: Access, after: Access) {
  const [one, other] = [rightsOfAccess(before), rightsOfAccess(after)];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, Object.fromEntries(RIGHTS.map((right) => [right, (one[key]?.[right] ?? false) !== (other[key]?.[right] ?? false)]))]));
}
