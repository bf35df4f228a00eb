import { givableRoles, rightsBeyond, RIGHTS, rightsOfAccess, roleFits, ROLES, type Access, type ModuleRights, type Problem, type Role } from '../../src/schemas';
import type { role } from '../../src/resources/role';
import { keepAdministrators, administers } from '../identity/access/administrators';
import { accessDifferences, grantable, holdsAllOf } from '../identity/access/grant';
import { accessOfRow, holdersOf } from '../identity/people/moduleRights';
import { failure } from '../kernel/errors';
import { handlerFor, type ValuesOf, type WriteEvent } from '../records/handler';

type RoleEvent = WriteEvent<ValuesOf<typeof role>>;

/**
 * Keeps people from rising through a profile, as through an account: nobody makes or changes one for a kind of people that the own
 * role does not manage, gives or takes by it what they do not hold, changes the one they have themselves, or that of somebody above.
 * What is new begins with what is usual for its kind. Somebody remains who may change people and profiles.
 */
export const guardRole = handlerFor<typeof role>(async (event) => {
  const { operation, trx, kind, before, after, draft } = event;
  const profileOf = ROLES.find((one): one is Role => one === after.kind);
  if (before && profileOf && !givableRoles({ actor: operation.actor }).includes(profileOf)) throw failure({ reason: 'higherRole' });
  if (!before && draft && profileOf && !after.access) draft['access'] = (await grantable({ operation, trx, role: profileOf, instituteId: after.instituteId ?? null })) ?? {};
  if (kind === 'delete') return {};
  const [was, is] = [(before?.access ?? {}) as Access, (after.access ?? {}) as Access];
  const differences = accessDifferences(was, is);
  const isChanged = Object.values(differences).some((rights) => RIGHTS.some((right) => rights[right]));
  if (before && isChanged) await judgeHolders(event, { is });
  return { ...kindProblems(event, profileOf), ...(rightsBeyond(operation.actor, differences).length > 0 && { access: { code: 'beyondOwn' as const } }) };
});

/** Of whom a profile is: not of whoever changes it, nor of somebody above, nor of the last who may put it right again. */
async function judgeHolders({ operation: { actor }, trx, id, before, after }: RoleEvent, { is }: { is: Access }): Promise<void> {
  const holders = await holdersOf({ trx, profileId: id });
  if (holders.some((holder) => holder.id === actor.id)) throw failure({ reason: 'ownProfile' });
  const isAbove = (theirs: Readonly<Record<string, ModuleRights>>): boolean => rightsBeyond(actor, theirs).length > 0 && holdsAllOf(theirs, actor);
  if (holders.some((holder) => isAbove(rightsOfAccess(accessOfRow(holder))))) throw failure({ reason: 'profileAbove' });
  const [held, left] = [before!.access, is].map((access) => administers((access ?? {}) as Access));
  if (held!.every((module) => left!.includes(module))) return;
  await keepAdministrators({ trx, instituteId: before!.instituteId ?? null, after: (row) => accessOfRow(row.profile_id === id ? { ...row, profile: is, kind: String(after.kind) } : row) });
}

/** A profile is for people whom whoever makes it manages, and who belong where it does. */
function kindProblems({ before, after, operation: { actor } }: RoleEvent, kind: Role | undefined): Record<string, Problem> {
  if (before || !kind) return {};
  const instituteId = after.instituteId ?? null;
  if (!givableRoles({ actor }).includes(kind)) return { kind: { code: 'forbidden' } };
  if (roleFits({ role: kind, instituteId })) return {};
  return instituteId === null ? { instituteId: { code: 'needsInstitute' } } : { kind: { code: 'needsOperator' } };
}
