import { sql } from 'kysely';
import { givableRoles, managesPerson, rightsBeyond, roleFits, ROLES, type Problem, type Role } from '../../src/schemas';
import { accessProblems, holdsAllOf } from '../identity/access/grant';
import { moduleRightsOf } from '../identity/people/moduleRights';
import { failure } from '../kernel/errors';
import { refuseProblems } from '../kernel/http/problems';
import { handlerFor, type ValuesOf, type WriteEvent } from '../records/handler';
import type { user } from '../../src/resources/user';
import { declared } from '../kernel/db/declaredTables';

/**
 * Keeps people from rising by their own hand: nobody gives a role above what the own one manages, changes or closes
 * somebody with more rights, changes the own role, or shuts the own account; the last super
 * admin stays.
 */
export const guardUser = handlerFor<typeof user>(async (event) => {
  const { before, after, changed, kind, operation } = event;
  const { actor } = operation;
  const isSelf = before?.id === actor.id;
  const isClosing = kind === 'delete' || (changed.has('status') && after.status === 'inactive');
  if (isSelf && isClosing) throw failure({ reason: 'closesOwnAccount' });
  if (isSelf) refuseOwnKeys(event);
  else if (before) await refuseAbove(event, before);
  await keepLastSuperAdmin(event, isClosing);
  const granting = await accessProblems(event as unknown as WriteEvent);
  return kind === 'delete' ? {} : { ...granting, ...roleProblems(event, isSelf) };
});

type PersonEvent = WriteEvent<ValuesOf<typeof user>>;

/**
 * Who finds a console open must not come away with the account: where its codes are sent to is not changed unless the
 * present password is given.
 */
function refuseOwnKeys({ changed, operation: { actor, isPasswordProved = false } }: PersonEvent): void {
  refuseProblems({
    ...(changed.has('phoneNumber') && !isPasswordProved && { phoneNumber: { code: 'inProfile' } }),
    ...(changed.has('emailId') && { emailId: { code: actor.role === 'super_admin' ? 'byAnotherSuperAdmin' : 'byAManager' } }),
  });
}

/**
 * Nobody touches a person of a higher role, a wider reach, or with all one's own rights and more. Where codes are sent to is changed by whom it brings nothing: who holds every right of the person.
 */
async function refuseAbove({ trx, id, changed, operation: { actor } }: PersonEvent, before: NonNullable<PersonEvent['before']>): Promise<void> {
  if (!managesPerson(actor, before)) {
    const isRole = !givableRoles({ actor }).some((role) => role === before.role);
    throw failure({ reason: isRole ? 'higherRole' : 'seesEveryInstitute' });
  }
  const theirs = await moduleRightsOf({ trx, userId: id });
  const beyond = rightsBeyond(actor, theirs);
  if (beyond.length > 0 && holdsAllOf(theirs, actor)) throw failure({ reason: 'moreRights' });
  refuseProblems({
    ...(beyond.length > 0 && changed.has('emailId') && { emailId: { code: 'moreRights' } }),
    ...(beyond.length > 0 && changed.has('phoneNumber') && { phoneNumber: { code: 'moreRights' } }),
  });
}

function roleProblems({ before, after, changed, operation }: PersonEvent, isSelf: boolean): Record<string, Problem> {
  const role = ROLES.find((one): one is Role => one === after.role);
  const problems: Record<string, Problem> = {};
  if (!role) return problems;
  const instituteId = typeof after.instituteId === 'string' ? after.instituteId : null;
  const isNewRole = !before || changed.has('role');
  if (isNewRole && (isSelf || !givableRoles({ actor: operation.actor }).includes(role))) problems['role'] = { code: 'forbidden' };
  if (changed.has('allowAllInstitutes') && after.allowAllInstitutes === true && operation.actor.role !== 'super_admin') {
    problems['allowAllInstitutes'] = { code: 'forbidden' };
  }
  if (isNewRole && !roleFits({ role, instituteId })) {
    if (instituteId === null) problems['instituteId'] = { code: 'needsInstitute' };
    else problems['role'] ??= { code: 'forbidden' };
  }
  return problems;
}

async function keepLastSuperAdmin({ before, after, trx, id }: PersonEvent, isClosing: boolean): Promise<void> {
  const isLosing = before?.role === 'super_admin' && before.status === 'active' && (isClosing || after.role !== 'super_admin');
  if (!isLosing) return;
  // One after the other, so that two super admins do not close each other at the same moment: each has locked the other's row by then.
  await sql`select pg_advisory_xact_lock(${LAST_SUPER_ADMIN_LOCK})`.execute(trx);
  const active = await declared(trx)
    .selectFrom('app.user')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  if (!active.some((row) => row.id !== id)) throw failure({ reason: 'lastSuperAdmin' });
}

/** Of our own, so that this lock is no other's: `top1`. */
const LAST_SUPER_ADMIN_LOCK = 0x746f7031;
