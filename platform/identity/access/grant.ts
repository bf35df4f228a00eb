import { effectiveAccess, isAcrossInstitutes, isEmptyValue, matrixChanges, RIGHTS, rightsBeyond, rightsOfAccess, withinRights, type Access, type Actor, type Deviation, type Matrix, type ModuleRights, type Problem, type Right, type Role } from '../../../src/schemas';
import { accessOfRow, findProfile } from '../people/moduleRights';
import { moduleKeys } from '../people/moduleKeys';
import type { WriteEvent } from '../../records/handler';
import type { Operation, Trx, Values } from '../../records/operation';
import { administers, keepAdministrators } from './administrators';
import { usualAccess } from './usual';

/**
 * What is wrong with what a person may use, at `access` or `profileId`: nobody gives or takes a right beyond the own ones, be it by the
 * person's own or by a profile, changes the own, or names a module that is not there. For somebody new without a profile, and for whom
 * another role is given without a word on rights, it fills in what is usual for the role. Who was the last to administer an institute
 * stays it.
 */
export async function accessProblems(event: WriteEvent): Promise<Record<string, Problem>> {
  const settled = await withUsual(event);
  const problems = event.kind === 'delete' ? {} : await grantingProblems(settled);
  if (Object.keys(problems).length === 0) await keepLastAdministrator(settled);
  return problems;
}

/**
 * The change with what follows where it says nothing of rights: with another role what is usual for it, with another profile nothing
 * besides. What somebody had before is not carried on in silence.
 */
async function withUsual(event: WriteEvent): Promise<WriteEvent> {
  const { operation, trx, before, after, changed, draft } = event;
  const hasProfile = !isEmptyValue(after['profileId']);
  const isOther = before !== null && (before['role'] !== after['role'] || (hasProfile && before['profileId'] !== after['profileId']));
  const isSilent = before ? isOther && !changed.has('access') : !after['access'];
  if (!draft || !isSilent) return event;
  const [role, instituteId] = [after['role'] as Role, (after['instituteId'] ?? null) as string | null];
  draft['access'] = hasProfile ? {} : await grantable({ operation, trx, role, instituteId });
  return { ...event, after: { ...after, access: draft['access'] } };
}

async function grantingProblems({ operation, trx, before, after }: WriteEvent): Promise<Record<string, Problem>> {
  const role = after['role'] as Role;
  const profileId = (after['profileId'] ?? null) as string | null;
  // None at all is the loss of all there were, also where another role has no access: whether the field was sent does not matter.
  const [was, is] = [(before?.['access'] ?? {}) as Deviation, (after['access'] ?? {}) as Deviation];
  const isOther = (before?.['profileId'] ?? null) !== profileId;
  const marks = matrixChanges({ before: was, after: is });
  const marked = [marks.gained, marks.lost].flatMap((one) => Object.entries(one));
  if (marked.length === 0 && !isOther && before?.['role'] === role) return {};
  if (before?.['id'] === operation.actor.id) return { ...(marked.length > 0 && { access: { code: 'forbidden' as const } }), ...(isOther && { profileId: { code: 'forbidden' as const } }) };
  const [had, has] = [await effectiveOf({ trx, values: before }), await effectiveOf({ trx, values: after })];
  // What is said of a right that changes nothing today may do so tomorrow.
  const said = Object.fromEntries(marked.map(([module]) => [module, rightsSaid(marked.filter(([key]) => key === module).flatMap(([, rights]) => rights))]));
  const unknown = unknownModule({ operation, before: was, after: is });
  if (unknown !== undefined) return { access: { code: 'noModule', params: { module: unknown } } };
  if (rightsBeyond(operation.actor, said).length > 0) return { access: { code: 'beyondOwn' } };
  return rightsBeyond(operation.actor, accessDifferences(had, has)).length > 0 ? { [isOther ? 'profileId' : 'access']: { code: 'beyondOwn' } } : {};
}

/** Rights that are given or taken by name, `-read` among them. */
function rightsSaid(said: readonly string[]): Record<Right, boolean> {
  return Object.fromEntries(RIGHTS.map((right) => [right, said.includes(right) || said.includes(`-${right}`)])) as Record<Right, boolean>;
}

/** What a person of these values may use; nothing before there is one. */
async function effectiveOf({ trx, values }: { trx: Trx; values: Values | null }): Promise<Access> {
  if (!values) return {};
  const profile = await findProfile({ trx, id: (values['profileId'] ?? null) as string | null });
  return effectiveAccess({ role: values['role'] as Role, profile, own: (values['access'] ?? null) as Deviation | null });
}

/**
 * Who could administer an institute's people or profiles and could not afterwards must not have been the last. The operator may close any
 * account, as one that has fallen into wrong hands, and can make another.
 */
async function keepLastAdministrator({ operation: { actor }, trx, before, after, kind, id }: WriteEvent): Promise<void> {
  if (!before || kind === 'restore' || before['status'] !== 'active') return;
  const isGone = kind === 'delete' || after['status'] !== 'active' || (before['instituteId'] ?? null) !== (after['instituteId'] ?? null);
  if (isGone && isAcrossInstitutes(actor)) return;
  const had = administers(await effectiveOf({ trx, values: before }));
  const has = isGone ? null : await effectiveOf({ trx, values: after });
  if (had.every((module) => has && administers(has).includes(module))) return;
  await keepAdministrators({ trx, instituteId: (before['instituteId'] ?? null) as string | null, after: (row) => (row.id === id ? has : accessOfRow(row)) });
}

/** The usual access of a role, as far as the actor may give it. */
export async function grantable({ operation: { actor, context: { loader } }, trx, role, instituteId }: { readonly operation: Operation; readonly trx: Trx; readonly role: Role; readonly instituteId: string | null }): Promise<Access | null> {
  const usual = await usualAccess({ trx, loader, role, instituteId });
  return usual && withinRights({ access: usual, actor });
}

/** What is wrong with changing one access into another, by the rights of who does it. */
export function problemsOf({ operation, before, after }: { readonly operation: Operation; readonly before: Access; readonly after: Access }): Record<string, Problem> {
  const unknown = unknownModule({ operation, before, after });
  if (unknown !== undefined) return { access: { code: 'noModule', params: { module: unknown } } };
  return rightsBeyond(operation.actor, accessDifferences(before, after)).length > 0 ? { access: { code: 'beyondOwn' } } : {};
}

function unknownModule({ operation: { context: { loader } }, before, after }: { readonly operation: Operation; readonly before: Matrix; readonly after: Matrix }): string | undefined {
  const known = new Set(moduleKeys(loader));
  return Object.keys(after).find((key) => !known.has(key) && !(key in before));
}

/** The rights that one access has and the other has not. */
export function accessDifferences(before: Access, after: Access): Record<string, Record<Right, boolean>> {
  const [one, other] = [rightsOfAccess(before), rightsOfAccess(after)];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, Object.fromEntries(RIGHTS.map((right) => [right, (one[key]?.[right] ?? false) !== (other[key]?.[right] ?? false)])) as Record<Right, boolean>]));
}

/** Whether these rights are all of the actor's. */
export function holdsAllOf(rights: Readonly<Record<string, ModuleRights>>, actor: Pick<Actor, 'modules'>): boolean {
  return Object.entries(actor.modules).every(([module, own]) => RIGHTS.every((right) => !own[right] || rights[module]?.[right] === true));
}
